/** Counters that parts of the gateway increase and metrics read. All but `inFlight` only grow. */
export interface TrafficCounts {
  /** Unfinished calls. */
  inFlight: number
  /** Requests refused with 429. */
  limited: number
  /** Requests refused since the connections for their kind of call were all in use. */
  refusedForShare: number
  /** Requests refused since too many of their address were at the provider. */
  refusedForAddress: number
  /** Requests counted by this process alone, since Redis did not answer in time. */
  limitsFailedOpen: number
  /** Orders whose key this process alone stored, since Redis did not answer in time. */
  idempotencyFellBack: number
  /** Reads sent to the provider a second time. */
  retried: number
  /** Requests that Node's parser refused, or that took too long to arrive. */
  unreadable: number
  /** Requests refused because the event loop was late. */
  shedForDelay: number
  /** Requests refused because the heap was full. */
  shedForHeap: number
  /** Violations of the content security policy that browsers reported, by directive. */
  readonly cspReports: Record<string, number>
}

export function createTrafficCounts(): TrafficCounts {
  return {
    inFlight: 0,
    limited: 0,
    refusedForShare: 0,
    refusedForAddress: 0,
    limitsFailedOpen: 0,
    idempotencyFellBack: 0,
    retried: 0,
    unreadable: 0,
    shedForDelay: 0,
    shedForHeap: 0,
    cspReports: {},
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly trafficCounts: TrafficCounts
  }
}

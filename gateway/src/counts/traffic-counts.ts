/** What the gateway does for visitors without their noticing; metrics read it. Counts only ever grow, but `inFlight`. */
export interface TrafficCounts {
  /** Calls whose answer is not out yet. */
  inFlight: number
  /** Requests turned away with 429. */
  limited: number
  /** Requests counted by this process alone, since Redis did not answer in time. */
  limitsFailedOpen: number
  /** Orders whose key this process alone looked after, since Redis did not answer in time. */
  idempotencyFellBack: number
  /** Reads put to the provider a second time. */
  retried: number
  /** Requests that Node's parser refused, or that took too long to arrive. */
  unreadable: number
  /** Requests refused since the event loop was late. */
  shedForDelay: number
  /** Requests refused since the heap was full. */
  shedForHeap: number
}

export function createTrafficCounts(): TrafficCounts {
  return {
    inFlight: 0,
    limited: 0,
    limitsFailedOpen: 0,
    idempotencyFellBack: 0,
    retried: 0,
    unreadable: 0,
    shedForDelay: 0,
    shedForHeap: 0,
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly trafficCounts: TrafficCounts
  }
}

/** What the gateway does for visitors without their noticing; metrics read it. Counts only ever grow. */
export interface TrafficCounts {
  /** Requests turned away with 429. */
  limited: number
  /** Requests counted by this process alone, since Redis did not answer in time. */
  limitsFailedOpen: number
  /** Orders whose key this process alone looked after, since Redis did not answer in time. */
  idempotencyFellBack: number
}

export function createTrafficCounts(): TrafficCounts {
  return { limited: 0, limitsFailedOpen: 0, idempotencyFellBack: 0 }
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly trafficCounts: TrafficCounts
  }
}

import { getHeapStatistics } from 'node:v8'

/** From where on a server refuses requests. */
export interface PressureLimits {
  /** Mean delay of the event loop above which requests are refused; 0: never. */
  readonly delayMs: number
  /** Share of the heap's limit in use above which requests are refused, in percent; 0: never. */
  readonly heapPercent: number
}

/** Short enough to notice a rush, long enough that one slow turn of the event loop is none. */
const SHORTEST_SAMPLE_MS = 250

/** The limits as `@fastify/under-pressure` takes them. */
export function pressureOptions({ delayMs, heapPercent }: PressureLimits) {
  return {
    // A sample in which the event loop never turned counts as pressure, so none may be shorter than the delay allowed.
    sampleInterval: Math.max(SHORTEST_SAMPLE_MS, delayMs),
    maxEventLoopDelay: delayMs,
    maxHeapUsedBytes: (getHeapStatistics().heap_size_limit * heapPercent) / 100,
  }
}

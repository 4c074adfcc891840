import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

export interface PressureLimits {
  /** Mean delay of the event loop above which requests are refused; 0: never. */
  readonly delayMs: number
  /** Share of the heap's limit in use above which requests are refused, in percent; 0: never. */
  readonly heapPercent: number
}

/** What presses, as metrics name it. */
export type Pressure = 'delay' | 'heap'

/** What one look at the process found. */
export interface Reading {
  readonly delayMs: number
  readonly heapPercent: number
}

export function pressureOf(reading: Reading, limits: PressureLimits): Pressure | undefined {
  if (limits.delayMs > 0 && reading.delayMs > limits.delayMs) return 'delay'
  return limits.heapPercent > 0 && reading.heapPercent > limits.heapPercent ? 'heap' : undefined
}

/** How long one look counts. Short enough to notice a rush, long enough that one slow turn is none. */
const LOOK_MS = 250
const RESOLUTION_MS = 20

/** Looks at the process a few times a second; a request only reads what the last look found. */
export function watchPressure(limits: PressureLimits) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let found: Pressure | undefined
  const timer = setInterval(() => {
    // What is measured is the time from one tick to the next, the wanted pause included; no tick at all measures nothing.
    const delayMs = Number.isFinite(delays.mean) ? delays.mean / 1e6 - RESOLUTION_MS : 0
    delays.reset()
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
    found = pressureOf({ delayMs, heapPercent: (100 * used) / limit }, limits)
  }, LOOK_MS).unref()
  return {
    now: () => found,
    stop() {
      clearInterval(timer)
      delays.disable()
    },
  }
}

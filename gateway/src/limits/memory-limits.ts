import { LRUCache } from 'lru-cache'
import type { LimitStore, Take } from './rate.ts'

interface MemoryLimitsOptions {
  readonly maxNames?: number
  readonly now?: () => number
}

/** At 150 bytes each. The name that was counted longest ago goes first; nearly all of these are forgiven by then. */
const MOST_NAMES = 200_000

/**
 * Counts in the process, by the generic cell rate algorithm: each name has the instant at which all its requests are forgiven.
 * A name whose instant has passed counts as unknown.
 */
export function createMemoryLimits(options: MemoryLimitsOptions = {}): LimitStore {
  const { maxNames = MOST_NAMES, now = () => performance.now() } = options
  const forgivenAt = new LRUCache<string, number>({ max: maxNames })

  function after({ name, rate }: Take, time: number): number {
    return Math.max(forgivenAt.peek(name) ?? 0, time) + rate.windowMs / rate.count
  }
  return {
    take(takes) {
      const time = now()
      for (const take of takes) {
        const waitMs = after(take, time) - time - take.rate.windowMs
        if (waitMs > 0) return waitMs
      }
      for (const take of takes) forgivenAt.set(take.name, after(take, time))
      return 0
    },
    giveBack(takes) {
      for (const { name, rate } of takes) {
        const instant = forgivenAt.peek(name)
        if (instant !== undefined) forgivenAt.set(name, instant - rate.windowMs / rate.count)
      }
    },
  }
}

import { LRUCache } from 'lru-cache'
import type { LimitStore, Take } from './rate.ts'

interface MemoryLimitsOptions {
  readonly maxNames?: number
  readonly now?: () => number
}

/** At 150 bytes each. The cache drops the least recently counted name, whose requests rarely still count. */
const MAX_NAMES = 200_000

/**
 * Counts in the process by the generic cell rate algorithm (GCRA). Each name has the instant from which none of its requests
 * counts any more. A name whose instant has passed is like an unknown one.
 */
export function createMemoryLimits(options: MemoryLimitsOptions = {}): LimitStore {
  const { maxNames = MAX_NAMES, now = () => performance.now() } = options
  const clearAt = new LRUCache<string, number>({ max: maxNames })

  function after({ name, rate }: Take, time: number): number {
    return Math.max(clearAt.peek(name) ?? 0, time) + rate.windowMs / rate.count
  }
  return {
    take(takes) {
      const time = now()
      for (const take of takes) {
        const waitMs = after(take, time) - time - take.rate.windowMs
        if (waitMs > 0) return waitMs
      }
      for (const take of takes) clearAt.set(take.name, after(take, time))
      return 0
    },
    giveBack(takes) {
      for (const { name, rate } of takes) {
        const instant = clearAt.peek(name)
        if (instant !== undefined) clearAt.set(name, instant - rate.windowMs / rate.count)
      }
    },
  }
}

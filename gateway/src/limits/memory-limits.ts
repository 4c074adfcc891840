import type { LimitStore, Take } from './rate.ts'

export interface MemoryLimitsOptions {
  readonly maxNames?: number
  readonly now?: () => number
}

/** At 150 bytes each. */
const MOST_NAMES = 200_000

/**
 * Counts in the process, by the generic cell rate algorithm: of each name the instant is kept at which it will have been
 * forgiven everything. A name whose instant has passed is as good as unknown.
 */
export function createMemoryLimits(options: MemoryLimitsOptions = {}): LimitStore {
  const { maxNames = MOST_NAMES, now = () => performance.now() } = options
  const forgivenAt = new Map<string, number>()

  function after({ name, rate }: Take, time: number): number {
    return Math.max(forgivenAt.get(name) ?? 0, time) + rate.windowMs / rate.count
  }
  /** The oldest names first; nearly all of them are forgiven by then. */
  function makeRoom() {
    const oldest = forgivenAt.size >= maxNames ? forgivenAt.keys().next().value : undefined
    if (oldest !== undefined) forgivenAt.delete(oldest)
  }
  return {
    take(takes) {
      const time = now()
      for (const take of takes) {
        const waitMs = after(take, time) - time - take.rate.windowMs
        if (waitMs > 0) return waitMs
      }
      for (const take of takes) {
        const instant = after(take, time)
        forgivenAt.delete(take.name)
        makeRoom()
        forgivenAt.set(take.name, instant)
      }
      return 0
    },
    giveBack(takes) {
      for (const { name, rate } of takes) {
        const instant = forgivenAt.get(name)
        if (instant !== undefined) forgivenAt.set(name, instant - rate.windowMs / rate.count)
      }
    },
  }
}

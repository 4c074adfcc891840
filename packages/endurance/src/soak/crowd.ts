/** The largest soak. */
const MAX_ACTS = 1_000_000

/** How long a soak loads the servers, and by how many visitors at once. */
export interface SoakSize {
  readonly minutes: number
  readonly visitors: number
}

interface CrowdPlan extends SoakSize {
  /** Between two acts of one visitor, on average. */
  readonly pauseMs: number
}

interface Crowd {
  /** Resolves once every visitor has finished the current act. */
  readonly done: Promise<void>
  readonly isOver: () => boolean
  /** Ends it before its time. */
  readonly end: () => void
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Visitors who each do one act after the other until the time is over. Errors of an act are ignored: it notes its own. */
export function startCrowd(
  { visitors, minutes, pauseMs }: CrowdPlan,
  act: (visitor: number) => Promise<void>,
): Crowd {
  const end = performance.now() + minutes * 60_000
  let isEnded = false
  let acts = 0
  const isOver = () => isEnded || performance.now() >= end || acts >= MAX_ACTS
  const one = async (visitor: number) => {
    while (!isOver()) {
      acts += 1
      await act(visitor).catch(() => undefined)
      if (pauseMs > 0) await pause(2 * pauseMs * Math.random())
    }
  }
  return {
    done: Promise.all(Array.from({ length: visitors }, (_, index) => one(index))).then(() => undefined),
    isOver,
    end: () => {
      isEnded = true
    },
  }
}

/** One of several, by weight. */
export function oneOf<T>(weighted: readonly (readonly [weight: number, thing: T])[]): T {
  let left = Math.random() * weighted.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, thing] of weighted) {
    left -= weight
    if (left < 0) return thing
  }
  throw new Error('nothing to choose from')
}

export interface RefreshedOptions {
  readonly freshMs: number
  /** After a failure nothing is made for this long. */
  readonly restMs: number
  readonly now?: () => number
}

/**
 * A value that takes long to make: made once at a time, cached while fresh, and beyond where a new one fails.
 * Resolves with undefined while there is none.
 */
export function createRefreshed<T>(
  make: () => Promise<T>,
  options: RefreshedOptions,
): () => Promise<T | undefined> {
  const { freshMs, restMs, now = () => performance.now() } = options
  let last: T | undefined
  let nextTry = Number.NEGATIVE_INFINITY
  let running: Promise<T | undefined> | undefined

  async function makeAnew(): Promise<T | undefined> {
    try {
      last = await make()
      nextTry = now() + freshMs
    } catch {
      nextTry = now() + restMs
    } finally {
      running = undefined
    }
    return last
  }

  return async () => {
    if (!running && now() >= nextTry) running = makeAnew()
    // An old value goes out at once; the new one is for later requests.
    return last ?? running
  }
}

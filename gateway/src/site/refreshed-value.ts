interface RefreshOptions {
  readonly freshMs: number
  /** The pause after a failed attempt. */
  readonly retryAfterMs: number
  readonly now?: () => number
}

/**
 * Caches a value that is slow to make. Callers share one attempt. The old value is served while a new one is made, and
 * after an attempt that fails. Until one succeeds, callers wait for the running attempt. They get undefined if it fails,
 * and at once during the pause after it.
 */
export function createRefreshedValue<T>(
  make: () => Promise<T>,
  options: RefreshOptions,
): () => Promise<T | undefined> {
  const { freshMs, retryAfterMs, now = () => performance.now() } = options
  let last: T | undefined
  let nextTry = Number.NEGATIVE_INFINITY
  let running: Promise<T | undefined> | undefined

  async function attempt(): Promise<T | undefined> {
    try {
      last = await make()
      nextTry = now() + freshMs
    } catch {
      nextTry = now() + retryAfterMs
    } finally {
      running = undefined
    }
    return last
  }

  return async () => {
    if (!running && now() >= nextTry) running = attempt()
    // Return the old value at once; later calls get the new one.
    return last ?? running
  }
}

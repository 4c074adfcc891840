export interface KeptOptions {
  readonly freshMs: number
  /** After a failure nothing is tried for this long, whoever asks. */
  readonly restMs: number
  readonly now?: () => number
}

/**
 * Something that is long work to make: made by one at a time, kept while fresh, and kept beyond where a new one fails.
 * Resolves with undefined while there is none.
 */
export function createKept<T>(make: () => Promise<T>, options: KeptOptions): () => Promise<T | undefined> {
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
    // What there is goes out at once; a new one is for those who come later.
    return last ?? running
  }
}

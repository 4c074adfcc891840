/** The value of a promise that resolves in time, else `otherwise`. The promise must not reject. */
export function within<T, O>(promise: Promise<T>, waitMs: number, otherwise: O): Promise<T | O> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, waitMs, otherwise)
    void promise.then((value) => {
      clearTimeout(timer)
      resolve(value)
    })
  })
}

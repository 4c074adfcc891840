/** Without the browser's own call (Safari), the task runs when the first view has long been painted. */
const LONG_PAINTED_MS = 2_000

/** Runs a task once the browser has nothing better to do; the returned function drops it. */
export function whenIdle(task: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task, LONG_PAINTED_MS)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(task)
  return () => window.cancelIdleCallback(request)
}

import { restartPause } from './restart-pause.ts'

/** Starts a new worker for each one that ended, at its time. */
export function createReplacements(start: (after: { readonly pauseMs: number }) => void) {
  const waiting = new Set<NodeJS.Timeout>()
  let [pauseMs, count] = [0, 0]
  return {
    /** @param servedMs how long the worker that ended had served */
    replace(servedMs: number) {
      pauseMs = restartPause(pauseMs, servedMs)
      const after = { pauseMs }
      const timer = setTimeout(() => {
        waiting.delete(timer)
        count += 1
        start(after)
      }, pauseMs)
      waiting.add(timer)
    },
    cancel() {
      for (const timer of waiting) clearTimeout(timer)
    },
    count: () => count,
    countWaiting: () => waiting.size,
  }
}

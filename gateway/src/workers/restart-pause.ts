/** The end of a worker that served for this long says nothing about the next one. */
export const STEADY_MS = 10_000

const FIRST_MS = 100
export const LONGEST_PAUSE_MS = 30_000

/**
 * How long to wait before a worker that ended is replaced. The wait doubles with each one that ends soon, so that a fault
 * which they all have does not keep the machine busy with starts.
 *
 * @param lastMs the wait before
 * @param servedMs how long the worker had served
 */
export function restartPause(lastMs: number, servedMs: number): number {
  if (servedMs >= STEADY_MS) return 0
  return lastMs === 0 ? FIRST_MS : Math.min(2 * lastMs, LONGEST_PAUSE_MS)
}

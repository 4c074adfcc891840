/** Beyond this a task blocks, in ms, as in Lighthouse's TBT. */
const QUICK_MS = 50

/** @typedef {{ name: string, pid: number, tid: number, ts: number, tdur?: number }} TraceEvent ts, tdur: microseconds; tdur is of processor time */

/**
 * TBT by the processor time of each task after the first paint, in ms. TBT itself counts how long a task lasted, and so the
 * other processes that had its core meanwhile.
 * @param {readonly TraceEvent[]} events of one view
 * @param {number} slowdown of the simulated processor
 */
export function ownBlockingMs(events, slowdown) {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) return Number.POSITIVE_INFINITY
  const { pid, tid, ts } = paint
  return events
    .filter(
      (event) => event.name.endsWith('RunTask') && event.pid === pid && event.tid === tid && event.ts >= ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - QUICK_MS), 0)
}

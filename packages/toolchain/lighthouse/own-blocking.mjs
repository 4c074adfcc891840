/** Beyond this a task blocks, in ms, as in Lighthouse's TBT. */
const QUICK_MS = 50
const TASKS = ['RunTask', 'ThreadControllerImpl::RunTask']

/** @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent microseconds; tdur is of processor time */

/**
 * How long a page's tasks block from its first paint on, in ms, each counted by its processor time. TBT counts how long a task
 * lasted, and so the other processes that had its core meanwhile. Layout is slowed as much as all else; TBT slows it half as much.
 * A view without a paint, or without processor times, counts as the worst.
 * @param {readonly TraceEvent[]} events of one view
 * @param {number} slowdown of the simulated processor
 */
export function ownBlockingMs(events, slowdown) {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      TASKS.includes(name) && pid === paint?.pid && tid === paint.tid && ts + dur > paint.ts,
  )
  if (tasks.length === 0) return Number.POSITIVE_INFINITY
  const blocked = tasks.map(({ tdur = Number.POSITIVE_INFINITY }) => (tdur / 1000) * slowdown - QUICK_MS)
  return blocked.reduce((sum, ms) => sum + Math.max(0, ms), 0)
}

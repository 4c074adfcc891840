import { expect, it } from 'vitest'
import { ownBlockingMs } from './own-blocking.mjs'

const main = { pid: 7, tid: 1 }
/** A task that never waited, by its beginning and its processor time in microseconds. */
const task = (/** @type {number} */ ts, /** @type {number} */ tdur, thread = main) => ({
  name: 'ThreadControllerImpl::RunTask',
  ts,
  dur: tdur,
  tdur,
  ...thread,
})
const paint = { name: 'firstContentfulPaint', ts: 100_000, ...main }

it('counts what each task of the page needs of a slow processor beyond 50 ms, one that the paint fell into too', () => {
  const events = [task(95_000, 20_000), paint, task(130_000, 15_000), task(150_000, 12_500)]
  expect(ownBlockingMs(events, 4)).toBe(40)
})

it('counts neither the wait for a core, nor what ended before the first paint, nor other threads', () => {
  const waited = { ...task(200_000, 1_000), dur: 90_000 }
  const others = [task(300_000, 40_000, { pid: 7, tid: 2 }), task(400_000, 40_000, { pid: 8, tid: 1 })]
  expect(ownBlockingMs([task(5_000, 40_000), paint, waited, ...others], 4)).toBe(0)
})

it('takes a view without a paint, without tasks or without processor times for the worst', () => {
  const { tdur, ...untimed } = task(200_000, 20_000)
  for (const events of [[task(200_000, tdur)], [paint], [paint, untimed]])
    expect(ownBlockingMs(events, 4)).toBe(Number.POSITIVE_INFINITY)
})

import { expect, it } from 'vitest'
import { ownBlockingMs } from './own-blocking.mjs'

const main = { pid: 7, tid: 1 }
const task = (/** @type {number} */ ts, /** @type {number} */ tdur, thread = main) => ({
  name: 'ThreadControllerImpl::RunTask',
  ts,
  tdur,
  ...thread,
})
const paint = { name: 'firstContentfulPaint', ts: 1_000, ...main }

it('counts what each task of the page needs of a slow processor beyond 50 ms', () => {
  expect(ownBlockingMs([paint, task(2_000, 20_000), task(30_000, 15_000), task(50_000, 12_500)], 4)).toBe(40)
})

it('counts neither the wait for a core, nor what came before the first paint, nor other threads', () => {
  const waited = { ...task(2_000, 1_000), dur: 90_000 }
  const others = [task(3_000, 40_000, { pid: 7, tid: 2 }), task(4_000, 40_000, { pid: 8, tid: 1 })]
  expect(ownBlockingMs([task(500, 40_000), paint, waited, ...others], 4)).toBe(0)
})

it('takes a view without a paint for the worst', () => {
  expect(ownBlockingMs([task(2_000, 20_000)], 4)).toBe(Number.POSITIVE_INFINITY)
})

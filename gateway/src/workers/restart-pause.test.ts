import { expect, it } from 'vitest'
import { LONGEST_PAUSE_MS, restartPause, STEADY_MS } from './restart-pause.ts'

it('doubles with each worker that ends soon, up to half a minute', () => {
  const waits = [0]
  for (let end = 0; end < 12; end++) waits.push(restartPause(waits.at(-1) ?? 0, STEADY_MS - 1))
  expect(waits.slice(0, 5)).toEqual([0, 100, 200, 400, 800])
  expect(waits.slice(-2)).toEqual([LONGEST_PAUSE_MS, LONGEST_PAUSE_MS])
})

it('is none after a worker that served for a while', () => {
  expect(restartPause(LONGEST_PAUSE_MS, STEADY_MS)).toBe(0)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firstRest } from './first-rest.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function hide() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('never comes to somebody who only looks', async () => {
  const rested = vi.fn()
  void firstRest().then(rested)
  await vi.advanceTimersByTimeAsync(600_000)
  hide()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(rested).not.toHaveBeenCalled()
})

it('waits while the visitor goes from page to page, and comes when they read', async () => {
  const rested = vi.fn()
  void firstRest().then(rested)
  for (const use of ['pointerdown', 'scroll', 'keydown']) {
    dispatchEvent(new Event(use))
    await vi.advanceTimersByTimeAsync(9_000)
  }
  expect(rested).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(rested).toHaveBeenCalledTimes(1)
})

it('comes at once when the visitor, who has used the page, turns to something else', async () => {
  const rested = vi.fn()
  void firstRest().then(rested)
  dispatchEvent(new Event('pointerdown'))
  hide()
  // Without a timer: a phone stops those of a page that nobody sees.
  await vi.advanceTimersByTimeAsync(0)
  expect(rested).toHaveBeenCalledTimes(1)
})

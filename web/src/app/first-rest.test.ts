import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

// A phone stops the timers of a page that nobody sees, and here they stand still from then on.
describe('comes without a timer when the visitor turns to something else', () => {
  it('after a use of the page', async () => {
    const rest = firstRest()
    dispatchEvent(new Event('pointerdown'))
    hide()
    await rest
    expect(vi.getTimerCount()).toBe(0)
  })

  it('while the browser still has better things to do', async () => {
    const rested = vi.fn()
    const rest = firstRest().then(rested)
    dispatchEvent(new Event('pointerdown'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(rested).not.toHaveBeenCalled()
    hide()
    await rest
    expect(vi.getTimerCount()).toBe(0)
  })
})

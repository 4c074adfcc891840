import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTrying } from './keep-trying.ts'
import { fetchAgain, useIsMissing } from './missing-parts.ts'

let isOnline: boolean
beforeEach(() => {
  isOnline = true
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A part that comes once `come` is called, and how often it was fetched. */
function partThatFails() {
  let hasCome = false
  const load = vi.fn(async () => {
    if (!hasCome) throw new Error('no connection')
    return 'part'
  })
  return {
    load,
    come: () => {
      hasCome = true
    },
  }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('fetches a part again a few times by itself, then waits for the visitor, and says so meanwhile', async () => {
  const { load, come } = partThatFails()
  const { result } = renderHook(() => useIsMissing('part'))
  const part = keepTrying('part', load)
  await pass(0)
  expect(result.current).toBe(true)
  await pass(3_600_000)
  expect(load).toHaveBeenCalledTimes(5)
  come()
  act(fetchAgain)
  await pass(0)
  await expect(part).resolves.toBe('part')
  expect(result.current).toBe(false)
})

it('without a connection it fetches nothing, and goes on when the connection is back', async () => {
  isOnline = false
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const { load, come } = partThatFails()
  const part = keepTrying('page', load)
  await pass(3_600_000)
  expect(load).toHaveBeenCalledTimes(1)
  come()
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await pass(0)
  await expect(part).resolves.toBe('part')
  expect(reload).not.toHaveBeenCalled()
})

it('a part that is late is reloaded at the visitor’s press alone, and never without a connection', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  void keepTrying('page', () => new Promise(() => {}))
  await pass(200_000)
  expect(reload).not.toHaveBeenCalled()
  isOnline = false
  act(fetchAgain)
  await pass(200_000)
  expect(reload).not.toHaveBeenCalled()
  isOnline = true
  act(fetchAgain)
  await pass(0)
  expect(reload).toHaveBeenCalledTimes(1)
})

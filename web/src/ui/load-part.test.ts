import { afterEach, expect, it, vi } from 'vitest'
import { loadPart, PartFailed } from './load-part.ts'

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
afterEach(() => {
  reload.mockClear()
  vi.useRealTimers()
})

const fail = () => Promise.reject(new Error('gone'))

it('answers the part, and forgets an earlier failure', async () => {
  void loadPart(fail)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await expect(loadPart(async () => 'part')).resolves.toBe('part')
  void loadPart(fail)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

it('reloads the page once, and the second time says that it failed', async () => {
  void loadPart(fail)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await expect(loadPart(fail)).rejects.toBeInstanceOf(PartFailed)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('counts a part that takes over 120 s as failed', async () => {
  vi.useFakeTimers()
  void loadPart(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2)
  expect(reload).toHaveBeenCalledTimes(1)
})

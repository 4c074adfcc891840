import { afterEach, expect, it, vi } from 'vitest'
import { loadPart, PartFailed } from './load-part.ts'

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
afterEach(() => {
  reload.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const fail = () => Promise.reject(new Error('gone'))

it('answers the part, and forgets its earlier failure', async () => {
  const answers = [fail, async () => 'part', fail]
  const load = () => (answers.shift() ?? fail)() as Promise<string>
  void loadPart(load)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await expect(loadPart(load)).resolves.toBe('part')
  void loadPart(load)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

it('reloads the page once, and the second time rejects', async () => {
  void loadPart(fail)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await expect(loadPart(fail)).rejects.toBeInstanceOf(PartFailed)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('cannot loop: a part that arrives does not let another one reload again', async () => {
  void loadPart(fail)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await loadPart(async () => 'another part')
  await expect(loadPart(fail)).rejects.toBeInstanceOf(PartFailed)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('with storage blocked it answers the part, and a failure reloads nothing that could loop', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', new Proxy({}, { get: refuse }))
  await expect(loadPart(async () => 'part')).resolves.toBe('part')
  await expect(loadPart(fail)).rejects.toBeInstanceOf(PartFailed)
  expect(reload).not.toHaveBeenCalled()
})

it('counts a part that takes over 120 s as failed', async () => {
  vi.useFakeTimers()
  void loadPart(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2)
  expect(reload).toHaveBeenCalledTimes(1)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPart, PartLate } from './load-part.ts'

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
const online = vi.spyOn(navigator, 'onLine', 'get')
const MANIFEST = '/assets/manifest-1.js'

/** The server's reply to a HEAD request for this build's manifest. */
function serverAnswers(status: number) {
  const head = vi.fn(async () => new Response(null, { status }))
  vi.stubGlobal('fetch', head)
  return head
}

beforeEach(() => {
  window.__reactRouterManifest = { url: MANIFEST, routes: {} }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  reload.mockClear()
  online.mockReturnValue(true)
})

const fail = () => Promise.reject(new Error('gone'))

it('answers the part', async () => {
  await expect(loadPart(async () => 'part')).resolves.toBe('part')
})

it('rejects a part that fails, and keeps the page, while the server has this build', async () => {
  const head = serverAnswers(200)
  await expect(loadPart(fail)).rejects.toThrow('gone')
  expect(head).toHaveBeenCalledExactlyOnceWith(MANIFEST, { method: 'HEAD', cache: 'no-store' })
  expect(reload).not.toHaveBeenCalled()
})

it('reloads the page of a build that is gone once, and never loops', async () => {
  serverAnswers(404)
  void loadPart(fail)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await expect(loadPart(fail)).rejects.toThrow('gone')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('neither requests nor reloads without a connection', async () => {
  const head = serverAnswers(404)
  online.mockReturnValue(false)
  await expect(loadPart(fail)).rejects.toThrow('gone')
  expect(head).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

it('with storage blocked it reloads nothing that could loop', async () => {
  serverAnswers(404)
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', new Proxy({}, { get: refuse }))
  await expect(loadPart(fail)).rejects.toThrow('gone')
  expect(reload).not.toHaveBeenCalled()
})

it('calls a part late that takes over 120 s', async () => {
  serverAnswers(200)
  vi.useFakeTimers()
  const late = expect(loadPart(() => new Promise(() => {}))).rejects.toBeInstanceOf(PartLate)
  await vi.advanceTimersByTimeAsync(120_001)
  await late
})

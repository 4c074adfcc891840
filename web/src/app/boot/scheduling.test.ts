import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import scheduling from './scheduling.inline.js?raw'

/** Messages on their way: the test delivers or drops them, as a browser does. */
const underway: (() => void)[] = []

class Channel {
  readonly port1 = { onmessage: () => {} }
  readonly port2 = { postMessage: () => void underway.push(() => this.port1.onmessage()) }
}

function deliver() {
  for (const arrive of underway.splice(0)) arrive()
}

function comeBack(persisted: boolean) {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

beforeEach(() => {
  vi.stubGlobal('MessageChannel', Channel)
  // The script replaces it, and the stub puts it back.
  vi.stubGlobal('setImmediate', undefined)
  new Function(scheduling)()
})

afterEach(() => {
  deliver()
  vi.unstubAllGlobals()
})

it('runs each work once, in its order and never at once', () => {
  const done: string[] = []
  window.setImmediate(() => done.push('first'))
  window.setImmediate(() => done.push('second'))
  expect(done).toEqual([])
  deliver()
  expect(done).toEqual(['first', 'second'])
})

it('runs work whose message was dropped when the page returns from the back/forward cache', () => {
  const work = vi.fn()
  window.setImmediate(work)
  underway.length = 0
  comeBack(true)
  expect(work).not.toHaveBeenCalled()
  deliver()
  expect(work).toHaveBeenCalledTimes(1)
})

it('runs work once where the browser kept its message', () => {
  const work = vi.fn()
  window.setImmediate(work)
  comeBack(true)
  deliver()
  expect(work).toHaveBeenCalledTimes(1)
})

it('goes on after work that fails', () => {
  const work = vi.fn()
  window.setImmediate(() => {
    throw new Error('broken')
  })
  window.setImmediate(work)
  const [broken, next] = underway.splice(0)
  expect(broken).toThrow('broken')
  next?.()
  expect(work).toHaveBeenCalledTimes(1)
})

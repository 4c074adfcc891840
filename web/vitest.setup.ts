import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

/** On a busy machine a page takes longer than the library's default of one second. */
configure({ asyncUtilTimeout: 30_000 })

/** Files share a process, its DOM and its libraries. The shop's own modules, with their state, start anew. */
vi.resetModules()

/** An unexpected console error fails the test that caused it: React reports its warnings there alone. */
const errors = vi.spyOn(console, 'error')

/** Below every fake gateway: a call that outlives its test finds no network, and never a server on this machine. */
globalThis.fetch = async () => {
  throw new TypeError('there is no network in these tests')
}

beforeEach(() => {
  errors.mockClear()
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  expect(errors.mock.calls, 'console.error was called').toEqual([])
})

/** Restores the clock, the globals and the document for the next file. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

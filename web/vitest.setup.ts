import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

/** On a busy machine a page takes more than the library's one second to come; a test is no benchmark. */
configure({ asyncUtilTimeout: 30_000 })

/** Files share a process, its DOM and the libraries in it. The shop's own modules, and what they remember, begin anew. */
vi.resetModules()

/** An unexpected console error fails the test that caused it: React reports its complaints there and nowhere else. */
const errors = vi.spyOn(console, 'error')

/** Under every fake gateway: a call that outlives its test finds no network, instead of whatever runs on this machine. */
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

/** The next file finds the clock, the globals and the document as this one did. */
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

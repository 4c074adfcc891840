import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An unexpected console error fails the test that caused it: React reports its complaints there and nowhere else. */
const errors = vi.spyOn(console, 'error')

beforeEach(() => {
  errors.mockClear()
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  expect(errors.mock.calls, 'console.error was called').toEqual([])
})

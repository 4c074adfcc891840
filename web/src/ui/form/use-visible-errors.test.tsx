import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useVisibleErrors } from './use-visible-errors.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ERRORS = { email: 'Please check your email.' }

it('shows the error of a field that is left by the keyboard at once', () => {
  const { result } = renderHook(() => useVisibleErrors(ERRORS))
  act(() => result.current.show('email'))
  expect(result.current.of('email')).toBe(ERRORS.email)
})

it('moves nothing while a pointer is down: the press that left the field would miss what it aims at', () => {
  const { result } = renderHook(() => useVisibleErrors(ERRORS))
  fireEvent.pointerDown(document.body)
  act(() => result.current.show('email'))
  expect(result.current.of('email')).toBeUndefined()
  fireEvent.pointerUp(document.body)
  act(() => void vi.runAllTimers())
  expect(result.current.of('email')).toBe(ERRORS.email)
})

it('shows everything on Next, however it was pressed', () => {
  const { result } = renderHook(() => useVisibleErrors(ERRORS))
  fireEvent.pointerDown(document.body)
  fireEvent.pointerUp(document.body)
  act(() => result.current.showAll())
  expect(result.current.of('email')).toBe(ERRORS.email)
})

import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FieldErrors, useVisibleErrors } from './use-visible-errors.ts'

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

it('draws nothing when a right field is left: the press that left it waits for each drawing', () => {
  let drawings = 0
  const { result } = renderHook(() => {
    drawings += 1
    return useVisibleErrors(ERRORS)
  })
  act(() => result.current.leave('name'))
  expect(drawings).toBe(1)
  act(() => result.current.leave('email'))
  expect(result.current.of('email')).toBe(ERRORS.email)
})

it('hides a corrected error until its field is left again', () => {
  const { result, rerender } = renderHook(({ errors }) => useVisibleErrors(errors), {
    initialProps: { errors: ERRORS as FieldErrors },
  })
  act(() => result.current.leave('email'))
  rerender({ errors: {} })
  rerender({ errors: ERRORS })
  expect(result.current.of('email')).toBeUndefined()
  act(() => result.current.leave('email'))
  expect(result.current.of('email')).toBe(ERRORS.email)
})

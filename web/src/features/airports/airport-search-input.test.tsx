import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway, success } from '../../api/fake-gateway.test-kit.ts'
import { DEFAULT_SESSION } from '../../session/session-state.ts'
import { GET, heathrow, list, open, startClock, stopClock, zurich } from './airport-search.test-kit.tsx'

beforeEach(startClock)
afterEach(stopClock)

test('the list takes over from the plain input without losing a keystroke, its focus or its caret', async () => {
  fakeGateway({ [GET]: () => success([heathrow]) })
  const { input, user } = open()
  const plain = input()
  await user.click(plain)
  await user.keyboard('lond')
  await screen.findByRole('combobox')
  await waitFor(() => expect(input()).not.toBe(plain))
  expect(input().value).toBe('lond')
  expect(document.activeElement).toBe(input())
  await user.keyboard('on')
  expect(input().value).toBe('london')
})

test('what was typed before the page came alive is searched for, and its list comes', async () => {
  fakeGateway({ [GET]: () => success([heathrow]) })
  const { input } = open(DEFAULT_SESSION, 'lon')
  await waitFor(async () => expect((await list()).getAllByRole('option')).toHaveLength(1))
  expect(input().value).toBe('lon')
  expect(document.activeElement).toBe(input())
})

test('pasting counts as typing', async () => {
  const seen = fakeGateway({ [GET]: () => success([zurich]) })
  const { input, user } = open()
  await user.click(input())
  await screen.findByRole('combobox')
  await user.paste('zürich')
  await vi.advanceTimersByTimeAsync(310)
  expect(seen.map(({ body }) => body)).toEqual([{ keyword: 'zürich' }])
})

test('dictation, which replaces the whole text at once, opens the list too', async () => {
  const seen = fakeGateway({ [GET]: () => success([zurich]) })
  const { input, user } = open()
  await user.click(input())
  await screen.findByRole('combobox')
  await vi.advanceTimersByTimeAsync(50)
  fireEvent.input(input(), { target: { value: 'zürich' }, inputType: 'insertReplacementText' })
  await vi.advanceTimersByTimeAsync(310)
  expect(seen.map(({ body }) => body)).toEqual([{ keyword: 'zürich' }])
  expect((await list()).getAllByRole('option')).toHaveLength(1)
})

test('a composition goes on in the input in which it began', async () => {
  const seen = fakeGateway({ [GET]: () => success([]) })
  const { input, user } = open()
  const plain = input()
  fireEvent.compositionStart(plain)
  fireEvent.input(plain, { target: { value: 'とう' }, isComposing: true })
  await vi.advanceTimersByTimeAsync(200)
  expect(input()).toBe(plain)
  fireEvent.compositionEnd(plain)
  await waitFor(() => expect(input()).not.toBe(plain))
  const box = input()
  fireEvent.compositionStart(box)
  fireEvent.input(box, { target: { value: 'とうきょう' }, isComposing: true })
  await vi.advanceTimersByTimeAsync(310)
  expect(input()).toBe(box)
  fireEvent.compositionEnd(box)
  await vi.advanceTimersByTimeAsync(310)
  expect(seen.at(-1)?.body).toEqual({ keyword: 'とうきょう' })
  await user.click(box)
  expect(input()).toBe(box)
})

test('ten kilobytes are cut to what the server takes', async () => {
  const seen = fakeGateway({ [GET]: () => success([]) })
  const { input, user, store } = open()
  await user.click(input())
  await screen.findByRole('combobox')
  fireEvent.input(input(), { target: { value: `  ${'x'.repeat(10_240)}` } })
  await vi.advanceTimersByTimeAsync(310)
  expect(seen.map(({ body }) => String(body.keyword).length)).toEqual([100])
  await waitFor(() => expect(store.getState().session.searchAirportKeyword.length).toBe(100))
})

test('spaces alone fetch nothing and show nothing', async () => {
  const seen = fakeGateway({})
  const { input, user } = open()
  await user.type(input(), '    ')
  await vi.advanceTimersByTimeAsync(400)
  expect(seen).toHaveLength(0)
  expect(screen.queryByText(/No airport/)).toBeNull()
})

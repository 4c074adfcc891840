import { afterEach, expect, it, vi } from 'vitest'
import { answered, QUIET } from './query-answer.ts'

const lost = { ok: false, failure: { kind: 'network' } } as const
const online = vi.spyOn(navigator, 'onLine', 'get')

afterEach(() => {
  online.mockReturnValue(true)
})

it('a read that finds no connection opens no popup: the frame says that the device is offline', () => {
  online.mockReturnValue(false)
  expect(answered(lost)).toEqual({ error: { kind: 'network' }, meta: QUIET })
})

it('a read that breaks while the device has a connection opens the popup', () => {
  expect(answered(lost)).toEqual({ error: { kind: 'network' }, meta: {} })
})

it('a broken reply opens the popup without a connection too', () => {
  online.mockReturnValue(false)
  const failure = { kind: 'problem', status: 502, problem: undefined } as const
  expect(answered({ ok: false, failure })).toMatchObject({ meta: {} })
})

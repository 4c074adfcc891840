import { DAY_MS } from '@layover/rules/durations'
import { expect, test } from 'vitest'
import { clearPurchase, enterBooking, sessionSlice } from './session-slice.ts'
import { DEFAULT_SESSION, type SessionState } from './session-state.ts'
import { IDLE_LIMIT_MS, loadSession, saveSession } from './session-storage.ts'

const intent = { orderNo: 'LV-A', attempt: 2, fingerprint: '{"lead":"Amelia"}', payingSince: Date.now() }
const state: SessionState = {
  ...DEFAULT_SESSION,
  loungeBuypassInputInfo: { lead: { firstName: 'Amelia' }, intent },
  ftInputInfo: { visitDate: '2026-11-24', intent: { ...intent, payingSince: undefined as never } },
}
const stored = { intent: { ...intent, fingerprint: '' } }
const { reducer } = sessionSlice

test.each([
  ['entering another booking', () => reducer(state, enterBooking('/'))],
  ['the success of another purchase', () => reducer(state, clearPurchase('ftInputInfo'))],
  ['two idle hours in an open tab', () => reducer(state, clearPurchase())],
])('%s drops what was typed, names in the order too, and keeps a payment under check', (_what, after) => {
  expect(after().loungeBuypassInputInfo).toEqual(stored)
  expect(after().ftInputInfo).toBeNull()
})

test('two idle hours before a reload keep no more and no less', () => {
  saveSession(state, Date.now())
  const loaded = loadSession(Date.now() + IDLE_LIMIT_MS + 1)
  expect(loaded.loungeBuypassInputInfo).toEqual(stored)
  expect(loaded.ftInputInfo).toBeUndefined()
  expect(JSON.stringify(loaded)).not.toContain('Amelia')
})

test('a payment whose outcome is known by now is stored no longer', () => {
  expect(reducer(state, clearPurchase('loungeBuypassInputInfo')).loungeBuypassInputInfo).toBeNull()
})

test('after the day in which the server checks it, it is dropped', () => {
  const old = {
    ...state,
    loungeBuypassInputInfo: { intent: { ...intent, payingSince: Date.now() - DAY_MS - 1 } },
  }
  expect(reducer(old, enterBooking('/')).loungeBuypassInputInfo).toBeNull()
})

import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { afterEach, expect, test, vi } from 'vitest'
import { mirrorSession } from './mirror-session.ts'
import {
  clearPurchase,
  enterBooking,
  sessionSlice,
  setDiscount,
  setInputInfo,
  setSwitchToken,
} from './session-slice.ts'
import { DEFAULT_SESSION } from './session-state.ts'
import { IDLE_LIMIT_MS, loadSession, SESSION_KEY } from './session-storage.ts'

const NOW_MS = Date.UTC(2026, 10, 21, 9)
let nowMs = NOW_MS
let stop = () => {}
const onIdle = vi.fn()

function start() {
  nowMs = NOW_MS
  onIdle.mockClear()
  const store = configureStore({ reducer: combineSlices(sessionSlice) })
  stop = mirrorSession(store, onIdle, () => nowMs)
  return store
}

const draft = { passengerNumber: 3, lead: { firstName: 'Amelia', email: 'amelia@example.com' } }

afterEach(() => stop())

test('what is typed into a purchase is there after a reload', () => {
  start().dispatch(setInputInfo({ key: 'loungeBuypassInputInfo', info: draft }))
  expect(loadSession(nowMs).loungeBuypassInputInfo).toEqual(draft)
})

test('card fields and passwords reach neither the store nor the storage, however deep they stand', () => {
  const store = start()
  const card = { cardNumber: '4242424242424242', cardholderName: 'A HART', cvv: '123', expiryDate: '12/29' }
  const info = { ...draft, payment: { ...card, 'card-number': '1', ways: [{ password: 'open sesame' }] } }
  store.dispatch(setInputInfo({ key: 'loungeBuypassInputInfo', info }))
  expect(store.getState().session.loungeBuypassInputInfo).toEqual({ ...draft, payment: { ways: [{}] } })
  expect(sessionStorage.getItem(SESSION_KEY)).not.toMatch(/4242|sesame|12\/29|A HART|"123"/)
})

test('the first sign of life after two idle hours drops the purchase of a tab that stayed open', () => {
  const store = start()
  store.dispatch(setInputInfo({ key: 'ftInputInfo', info: draft }))
  nowMs += IDLE_LIMIT_MS
  document.dispatchEvent(new Event('pointerdown'))
  expect(store.getState().session.ftInputInfo).toEqual(draft)
  expect(onIdle).not.toHaveBeenCalled()
  nowMs += IDLE_LIMIT_MS + 1
  document.dispatchEvent(new Event('keydown'))
  expect(store.getState().session.ftInputInfo).toBeNull()
  expect(onIdle).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SESSION, ftInputInfo: draft })
  expect(loadSession(nowMs).ftInputInfo).toBeUndefined()
})

test('a page that goes after them leaves the draft for the next page to tell of', () => {
  const store = start()
  store.dispatch(setInputInfo({ key: 'ftInputInfo', info: draft }))
  nowMs += IDLE_LIMIT_MS + 1
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  visibility.mockRestore()
  expect(onIdle).not.toHaveBeenCalled()
  loadSession(nowMs, onIdle)
  expect(onIdle).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SESSION, ftInputInfo: draft })
})

test.each([{ key: 'F5' }, { key: 'Control', ctrlKey: true }, { key: 'r', metaKey: true }])(
  'a key that may reload the page, %o, leaves it too',
  (pressed) => {
    const store = start()
    store.dispatch(setInputInfo({ key: 'ftInputInfo', info: draft }))
    nowMs += IDLE_LIMIT_MS + 1
    document.dispatchEvent(new KeyboardEvent('keydown', pressed))
    expect(onIdle).not.toHaveBeenCalled()
    loadSession(nowMs, onIdle)
    expect(onIdle).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SESSION, ftInputInfo: draft })
  },
)

test('activity without typing counts: a reader is not idle', () => {
  start().dispatch(setInputInfo({ key: 'ftInputInfo', info: draft }))
  nowMs += IDLE_LIMIT_MS - 1
  document.dispatchEvent(new Event('pointerdown'))
  expect(loadSession(nowMs + IDLE_LIMIT_MS).ftInputInfo).toEqual(draft)
})

test('a finished purchase leaves no inputs, no discount and no token behind', () => {
  const store = start()
  store.dispatch(setInputInfo({ key: 'membershipPurchaseInputInfo', info: draft }))
  store.dispatch(
    setDiscount({ discountCode: 'LAYOVER20', discountCodeValid: true, deductValue: '20', deductType: 1 }),
  )
  store.dispatch(setSwitchToken('sw-1'))
  store.dispatch(clearPurchase())
  expect(store.getState().session).toEqual({ ...DEFAULT_SESSION, membershipPurchaseInputInfo: null })
})

test('entering a booking remembers the way back and forgets the older bookings', () => {
  const store = start()
  store.dispatch(setInputInfo({ key: 'loungePrebookInputInfo', info: draft }))
  store.dispatch(setInputInfo({ key: 'membershipPurchaseInputInfo', info: draft }))
  store.dispatch(enterBooking('/airport/layover/LHR'))
  expect(store.getState().session).toEqual({
    ...DEFAULT_SESSION,
    loungePrebookInputInfo: null,
    membershipPurchaseInputInfo: null,
    processGoBackPath: '/airport/layover/LHR',
  })
})

test('stopped, it writes no more', () => {
  const store = start()
  stop()
  store.dispatch(setInputInfo({ key: 'ftInputInfo', info: draft }))
  expect(loadSession(nowMs).ftInputInfo).toBeUndefined()
})

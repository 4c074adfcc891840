import { expect, test } from 'vitest'
import { clearPurchase } from '../session/session-slice.ts'
import { DEFAULT_SESSION, type SessionState } from '../session/session-state.ts'
import { createStore } from '../store/store.ts'
import { tellOfIdle } from './tell-of-idle.ts'

/** The popup's title after the drop of this session. */
async function titleAfter(before: SessionState): Promise<string | undefined> {
  const store = createStore({ session: before })
  store.dispatch(clearPurchase())
  await tellOfIdle(store, before)
  return store.getState().errorPopup.content?.title
}

test('a draft that two idle hours took is told of', async () => {
  const ftInputInfo = { passengerNumber: 3 }
  expect(await titleAfter({ ...DEFAULT_SESSION, ftInputInfo })).toBe('Your booking has timed out')
})

test('nothing is told where they took nothing: a search, or a payment under check', async () => {
  expect(await titleAfter({ ...DEFAULT_SESSION, searchAirportKeyword: 'zur' })).toBeUndefined()
  const ftInputInfo = { intent: { payingSince: Date.now() } }
  expect(await titleAfter({ ...DEFAULT_SESSION, ftInputInfo })).toBeUndefined()
})

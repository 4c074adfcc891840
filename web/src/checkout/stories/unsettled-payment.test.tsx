import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { success } from '../../api/fake-gateway.test-kit.ts'
import { membershipAnswering } from '../../features/membership/membership-answers.test-kit.ts'
import { enterBooking } from '../../session/session-slice.ts'
import { DEFAULT_SESSION, type InputKey } from '../../session/session-state.ts'
import { saveSession } from '../../session/session-storage.ts'
import { created, paid, paths, price, shopAnswering } from './purchase-answers.test-kit.ts'
import { heading, showPurchase } from './show-purchase.test-kit.tsx'
import { LANE, LOUNGE, visitsAnswering } from './visit-answers.test-kit.ts'

afterEach(() => vi.unstubAllGlobals())

const { orderNo } = created

/** A tab that left for another page while a payment was being checked. */
function left(key: InputKey) {
  const keys = { orderKey: 'a', attemptKey: 'b', fingerprint: '{"lead":"Amelia"}' }
  const intent = { ...keys, attempt: 1, price, orderNo, payingSince: Date.now() }
  saveSession({ ...DEFAULT_SESSION, [key]: { intent } }, Date.now())
}

const paying = { [paths.status]: () => success({ orderNo, status: 'PAYING' }) }

test.each([
  ['a lounge pass', 'loungeBuypassInputInfo', '/lounge/buypass?step=1', shopAnswering],
  ['a pre-booking', 'loungePrebookInputInfo', `${LOUNGE}?step=1`, visitsAnswering],
  ['a lane', 'ftInputInfo', `${LANE}?step=1`, visitsAnswering],
  ['a membership', 'membershipPurchaseInputInfo', '/membership-purchase/index', membershipAnswering],
] as const)('entering %s again shows the payment under check first', async (_what, key, address, shop) => {
  shop(paying)
  left(key)
  const { store } = showPurchase(address)
  await heading('We are checking your payment')
  expect(screen.getByText(orderNo)).toBeDefined()
  store.dispatch(enterBooking('/'))
  await heading('We are checking your payment')
})

test('and once it is paid shows the bought goods, and nothing is left to check', async () => {
  const { reference, key } = paid
  shopAnswering({ [paths.status]: () => success({ orderNo, status: 'PAID', reference, key }) })
  left('loungeBuypassInputInfo')
  const { store } = showPurchase('/lounge/buypass?step=1')
  await heading('Your pass is ready')
  await waitFor(() => expect(store.getState().session.loungeBuypassInputInfo).toBeNull())
})

test('and once it was declined promises no details that were dropped', async () => {
  shopAnswering({ [paths.status]: () => success({ orderNo, status: 'DECLINED', attempt: 1 }) })
  left('loungeBuypassInputInfo')
  const { store } = showPurchase('/lounge/buypass?step=1')
  await heading('Oh no, something went wrong')
  expect(screen.getByText(/We no longer have this cart/)).toBeDefined()
  // The next order replaces the one that was not paid.
  await waitFor(() =>
    expect(store.getState().session.loungeBuypassInputInfo).toMatchObject({ intent: { orderNo } }),
  )
})

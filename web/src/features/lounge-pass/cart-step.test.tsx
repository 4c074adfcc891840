import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { shopAnswering } from '../../checkout/stories/purchase-answers.test-kit.ts'
import {
  fillCard,
  heading,
  next,
  showPurchase,
  toPayment,
  toReview,
} from '../../checkout/stories/show-purchase.test-kit.tsx'
import { restoreLoungePass } from './lounge-pass-draft.ts'

afterEach(() => vi.unstubAllGlobals())

const CART = '/lounge/buypass?step=1'
const HARRIER = 'Good at Harrier Lounge and 1,300 others'
const where = () => screen.queryAllByText(/Good at|Any lounge/).map(({ textContent }) => textContent)

test('the cart names the lounge that the visitor came from, and so do the steps after it, after a reload too', async () => {
  shopAnswering()
  const tab = showPurchase('/')
  await tab.go(CART, { loungeName: 'Harrier Lounge' })
  await heading('Your cart')
  expect(screen.getByText(new RegExp(HARRIER))).toBeDefined()
  await tab.user.click(next())
  await heading('Booking details')
  tab.close()
  const again = showPurchase(CART)
  await heading('Your cart')
  await screen.findByText(new RegExp(HARRIER))
  await toReview(again)
  expect(where()).toEqual([HARRIER])
})

test('the pass names the lounge too, and none on another device', async () => {
  shopAnswering()
  const tab = showPurchase('/')
  await tab.go(CART, { loungeName: 'Harrier Lounge' })
  await toPayment(tab)
  await fillCard(tab)
  await tab.user.click(next())
  await heading('Your pass is ready')
  const pass = () => screen.getByRole('article', { name: /^Lounge pass/ })
  expect(within(pass()).getByText(HARRIER)).toBeDefined()
  expect(within(pass()).queryByText('Layover network')).toBeNull()
  const address = tab.where()
  tab.close()
  showPurchase(address)
  await heading('Your pass is ready')
  expect(within(pass()).getByText('Layover network')).toBeDefined()
  expect(screen.queryByText(/Harrier/, { selector: '.pass *' })).toBeNull()
})

test('without a lounge, and by a link that claims one, any lounge is named once', async () => {
  shopAnswering()
  showPurchase(`${CART}&loungeName=Forged&lounge=Forged`)
  await heading('Your cart')
  expect(where()).toHaveLength(1)
  expect(screen.queryByText(/Forged/)).toBeNull()
})

test.each([[{}], [null], [7], ['']])(
  'a stored lounge that is no name, %j, is forgotten or names none',
  (loungeName) => {
    expect(restoreLoungePass({ loungeName }).loungeName || undefined).toBeUndefined()
  },
)

import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { shopAnswering } from '../../checkout/stories/purchase-answers.test-kit.ts'
import { heading, showPurchase, toReview } from '../../checkout/stories/show-purchase.test-kit.tsx'
import { restoreLoungePass } from './lounge-pass-draft.ts'

afterEach(() => vi.unstubAllGlobals())

const CART = '/lounge/buypass?step=1'
const HARRIER = 'Good at Harrier Lounge and 1,300 others'
const where = () => screen.queryAllByText(/Good at|Any lounge/).map(({ textContent }) => textContent)

test('the cart names the lounge that the visitor came from, and so do reload and review', async () => {
  shopAnswering()
  const tab = showPurchase('/')
  await tab.go(CART, { loungeName: 'Harrier Lounge' })
  await heading('Your cart')
  await screen.findByText(new RegExp(HARRIER))
  tab.close()
  const again = showPurchase(CART)
  await heading('Your cart')
  await screen.findByText(new RegExp(HARRIER))
  await toReview(again)
  expect(where()).toEqual([HARRIER])
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

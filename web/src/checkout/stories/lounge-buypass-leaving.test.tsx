import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { problem, refusal, success } from '../../api/fake-gateway.test-kit.ts'
import { created, paths, shopAnswering } from './purchase-answers.test-kit.ts'
import { fillCard, heading, next, showPurchase, toPayment } from './show-purchase.test-kit.tsx'

afterEach(() => vi.unstubAllGlobals())

async function pay(answers: Parameters<typeof shopAnswering>[0]) {
  shopAnswering(answers)
  const tab = showPurchase('/lounge/buypass?step=1')
  await toPayment(tab)
  await fillCard(tab)
  await tab.user.click(next())
  return tab
}

test('a declined card is forgotten when its failure page is hidden for good', async () => {
  const { user } = await pay({ [paths.confirm]: () => refusal('PAYMENT_DECLINED') })
  await heading('Oh no, something went wrong')
  dispatchEvent(new Event('pagehide'))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Pay by card')
  expect(screen.getByLabelText('Card number')).toHaveProperty('value', '')
})

test.each([
  ['requests a confirmation where storage is blocked and the payment would be lost', true],
  ['requests none where the payment is stored', false],
])('a reload while a payment is being checked %s', async (_what, isBlocked) => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  if (isBlocked) vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refuse, removeItem: refuse })
  await pay({
    [paths.confirm]: () => problem(504),
    [paths.status]: () => success({ orderNo: created.orderNo, status: 'PAYING' }),
  })
  await heading('We are checking your payment')
  const reload = new Event('beforeunload', { cancelable: true })
  dispatchEvent(reload)
  expect(reload.defaultPrevented).toBe(isBlocked)
})

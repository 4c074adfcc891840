import { ledgerOf } from './ledger.ts'
import { CARDS, fillCard, fillUntilPayment, heading, mainAction, watchOrders } from './purchase.ts'
import { expect, test } from './visitor.ts'

test('a price that has risen since the review is shown and agreed to before the card is charged', async ({
  page,
}) => {
  const orders = watchOrders(page)
  // The page first shows an older, lower price; the order itself gets the real one.
  await page.route(
    '**/api/lounge/calculateLoungePrice',
    async (route) => {
      const answer = await route.fetch()
      const { state, data } = (await answer.json()) as { state: string; data: object }
      await route.fulfill({
        json: { state, data: { ...data, totalAmount: '30.00', overNumTotalPrice: '30.00' } },
      })
    },
    { times: 1 },
  )
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await expect(page.getByText('You pay £30.00 once.')).toBeVisible()
  await fillCard(page, CARDS.good)
  await mainAction(page).click()
  await expect(page.getByText(/It was £30\.00, it is now £34\.00/)).toBeVisible()
  expect(orders).toEqual([])
  await expect(mainAction(page)).toBeDisabled()
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Pay £34.00 instead' }).click()
  await page.getByLabel('CVV').fill('123')
  await mainAction(page).click()
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  await expect.poll(() => orders).toHaveLength(1)
  const payments = await ledgerOf(orders[0] ?? '')
  expect(payments.map(({ status }) => status)).toEqual(['CAPTURED'])
  await expect(page.getByText('£34.00').first()).toBeVisible()
})

import { CARDS, fillCard, fillUntilPayment, heading, mainAction, watchOrders } from './purchase.ts'
import { expect, test } from './visitor.ts'

test('a tab that is loaded again after two idle hours says so too', async ({ page }) => {
  await page.clock.install()
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await page.clock.setSystemTime(Date.now() + 3 * 3_600_000)
  await page.reload()
  await page.getByRole('alertdialog', { name: 'Your booking has timed out' }).getByRole('button').click()
  await expect(heading(page, 'Your cart')).toBeVisible()
})

for (const way of ['a press', 'Enter'] as const) {
  test(`${way} on Pay after two idle hours says that the booking is gone, and orders nothing`, async ({
    page,
  }) => {
    const orders = watchOrders(page)
    await page.clock.install()
    await page.goto('/lounge/buypass?step=1')
    await fillUntilPayment(page, 1)
    await fillCard(page, CARDS.good)
    await page.clock.setSystemTime(Date.now() + 3 * 3_600_000)
    if (way === 'Enter') await mainAction(page).press('Enter')
    else await mainAction(page).click()
    const popup = page.getByRole('alertdialog', { name: 'Your booking has timed out' })
    await expect(popup).toBeVisible()
    await expect(popup.getByRole('button', { name: 'OK' })).toBeFocused()
    await popup.getByRole('button', { name: 'OK' }).click()
    await expect(heading(page, 'Your cart')).toBeFocused()
    expect(orders).toEqual([])
  })
}

import { fillCard, fillUntilPayment, heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

test("a server that cannot be reached shows 'Connection Error', and the page stays usable", async ({
  page,
  announced,
}) => {
  announced.push(/status of 502/)
  await page.route('**/api/lounge/calculateLoungePrice', (route) =>
    route.fulfill({
      status: 502,
      contentType: 'application/problem+json',
      body: '{"title":"x","status":502,"type":"x","requestId":"x"}',
    }),
  )
  await page.goto('/lounge/buypass?step=1')
  const popup = page.getByRole('alertdialog')
  await expect(popup).toContainText('Connection Error')
  await expect(popup).toContainText('There are problems connecting to the server.')
  await expect(popup.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(heading(page, 'Your cart')).toBeVisible()
})

test('a deep link into Payment falls back to the first step that lacks an answer', async ({ page }) => {
  await page.goto('/lounge/buypass?step=4')
  await expect(page).toHaveURL(/\/lounge\/buypass\?step=1$/)
  await expect(heading(page, 'Your cart')).toBeVisible()
})

test('a wrong card number says so at its field', async ({ page }) => {
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await fillCard(page, '4242424242424241')
  await page.getByLabel('CVV').focus()
  await expect(page.getByText('Please check your card number for mistakes.').first()).toBeVisible()
})

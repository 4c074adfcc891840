import { scanned } from './codes.ts'
import { CARDS, fillCard, fillUntilPayment, heading, mainAction } from './purchase.ts'
import { expect, test } from './visitor.ts'

test('the code of every pass scans from the screen, by day and by night, and from paper', {
  tag: '@wide',
}, async ({ page }) => {
  const paid = page.waitForResponse(/\/api\/lounge\/confirmPaymentOrder$/)
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 2)
  await fillCard(page, CARDS.good)
  await mainAction(page).click()
  await expect(heading(page, 'Your 2 passes are ready')).toBeVisible()
  const { data } = (await (await paid).json()) as { data: { passes: { code: string }[] } }
  const codes = data.passes.map(({ code }) => code)
  expect(new Set(codes).size).toBe(2)
  const passes = page.getByRole('article', { name: /Lounge pass/ })
  for (const look of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { colorScheme: 'dark', media: 'print' },
  ] as const) {
    await page.emulateMedia(look)
    for (const [index, code] of codes.entries())
      expect([look, await scanned(passes.nth(index))]).toEqual([look, code])
  }
})

import { expectAccessibleInBothSchemes } from './axe.ts'
import { PAGES } from './pages.ts'
import { CARDS, fillCard, fillUntilPayment, heading } from './purchase.ts'
import { testRoute } from './routes.ts'
import { expect, test } from './visitor.ts'

/** One page of each layout; on a wide screen the endurance run covers the others. */
const WIDE = [
  '/',
  '/airport-list/popular',
  '/airport/layover/ZRH',
  '/lounge/detail/layover/ZRH-LIMMAT?securityType=Airside',
  '/lounge/buypass?step=1',
  '/membership-plan',
  '/contact-us',
  '/delete-account/form',
  '/help-topics/category/pre-booking',
  '/content/terms-of-service',
]

for (const page of PAGES) testRoute(page, WIDE.includes(page.path) ? ['@wide'] : [])

test('every step of the purchase is accessible', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 2)
  await fillCard(page, CARDS.good)
  await expectAccessibleInBothSchemes(page)
  await page.goBack()
  await expect(heading(page, 'Check your booking')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.goBack()
  await expect(heading(page, 'Booking details')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
})

test('the keyboard goes past the header by the first link', async ({ page }) => {
  await page.goto('/content/terms-of-service')
  await expect(heading(page, 'Terms of service')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

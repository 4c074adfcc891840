import { expectAccessible } from './axe.ts'
import { fillCard, fillUntilPayment, heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

const screens = [
  { path: '/', h1: /before your flight/ },
  { path: '/airport-list/popular', h1: /./ },
  { path: '/airport-list/all', h1: /./ },
  { path: '/airport-list/search?wd=zur', h1: /./ },
  { path: '/airport/layover/ZRH', h1: /Zürich/ },
  { path: '/lounge/detail/layover/ZRH-LIMMAT?securityType=Airside', h1: /Limmat Rooms/ },
  { path: '/lounge/buypass?step=1', h1: 'Your cart' },
  { path: '/lounge/buypass/fail?type=order', h1: 'Oh no, something went wrong' },
  { path: '/content/terms-of-service', h1: 'Terms of service' },
  { path: '/contact-us', h1: 'Contact us' },
  { path: '/survey/tnc', h1: 'How was your visit?' },
  { path: '/delete-account/index', h1: 'Delete your account' },
  { path: '/delete-account/form', h1: 'Confirm it is you' },
  { path: '/nowhere', h1: 'This page has departed', status: 404 },
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    for (const { path, h1, status = 200 } of screens) {
      test(`${path} has a title, one h1, landmarks and nothing that axe objects to`, async ({
        page,
        announced,
      }) => {
        if (status === 404) announced.push(/status of 404/)
        expect((await page.goto(path))?.status()).toBe(status)
        await expect(heading(page, h1)).toBeVisible()
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.locator('main')).toHaveCount(1)
        await expect(page).toHaveTitle(/Layover/)
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
      })
    }

    test('every step of the purchase is accessible', async ({ page }) => {
      await page.goto('/lounge/buypass?step=1')
      await fillUntilPayment(page, 2)
      await fillCard(page, '4242424242424242')
      await expectAccessible(page)
      await page.goBack()
      await expect(heading(page, 'Check your booking')).toBeVisible()
      await expectAccessible(page)
      await page.goBack()
      await expect(heading(page, 'Booking details')).toBeVisible()
      await expectAccessible(page)
    })
  })
}

import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothSchemes } from './axe.ts'
import { PAGES, type ShopPage } from './pages.ts'
import { fillCard, fillUntilPayment, heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

async function expectLandmarks(page: Page, { hasLogoOnly }: ShopPage) {
  await expect(page.locator('h1')).toHaveCount(1)
  for (const role of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(1)
  }
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  const wayOn = isPhone
    ? page.getByRole('button', { name: 'Menu' })
    : page.getByRole('navigation', { name: 'Main' })
  await expect(wayOn).toBeVisible({ visible: !hasLogoOnly })
  await expect(page.locator('a').first()).toHaveAttribute('href', '#main')
  await expect(page.locator('main#main')).toHaveCount(1)
}

/** Away by a link and back again: the router's own navigations, as opposed to loading a page. */
async function expectArrival(page: Page, { path, h1 }: ShopPage) {
  const away =
    path === '/'
      ? page.getByRole('link', { name: 'View all airports' })
      : page.getByRole('banner').getByRole('link', { name: 'Layover, home' })
  await away.click()
  await expect(heading(page, path === '/' ? 'All airports' : /before your flight/)).toBeFocused()
  await page.goBack()
  await expect(heading(page, h1)).toBeFocused()
}

for (const shown of PAGES) {
  const { path, h1, title, status = 200, leadsTo, isLong } = shown
  test(`${path}: title, one h1 that takes focus, landmarks, and nothing that axe objects to`, async ({
    page,
    announced,
  }) => {
    if (status === 404) announced.push(/status of 404/)
    expect((await page.goto(path))?.status()).toBe(status)
    await expect(heading(page, h1)).toBeVisible()
    await expect(page).toHaveTitle(title)
    if (leadsTo) await expect(page).toHaveURL(leadsTo)
    await expectLandmarks(page, shown)
    await page.waitForLoadState('networkidle')
    await (isLong ? expectAccessible(page) : expectAccessibleInBothSchemes(page))
    await expectArrival(page, shown)
    await expect(page).toHaveTitle(title)
  })
}

test('every step of the purchase is accessible', async ({ page }) => {
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 2)
  await fillCard(page, '4242424242424242')
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

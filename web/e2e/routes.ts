import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothSchemes, expectNothingSideways } from './axe.ts'
import type { ShopPage } from './pages.ts'
import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

async function expectLandmarks(page: Page, { hasLogoOnly }: ShopPage) {
  await expect(page.locator('h1')).toHaveCount(1)
  for (const role of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(1)
  }
  const wayOn = isPhone(page)
    ? page.getByRole('button', { name: 'Menu' })
    : page.getByRole('navigation', { name: 'Main' })
  await expect(wayOn).toBeVisible({ visible: !hasLogoOnly })
  await expect(page.locator('a').first()).toHaveAttribute('href', '#main')
  await expect(page.locator('main#main')).toHaveCount(1)
}

/** The narrowest phone: WCAG requires 320 CSS pixels. */
async function expectToFitIn320(page: Page) {
  const size = page.viewportSize() ?? { width: 360, height: 740 }
  await page.setViewportSize({ ...size, width: 320 })
  await expectNothingSideways(page)
  await page.setViewportSize(size)
}

/** Leaves by a link and comes back: the router's navigations instead of page loads. */
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

/** Tests that apply to every page; on a wide screen the colours are those of the phone. */
export function testRoute(shown: ShopPage, tag: string[] = []): void {
  const { path, h1, title, status = 200, leadsTo, isLong } = shown
  test(`${path}: title, one h1 that takes focus, landmarks, and nothing that axe objects to`, {
    tag,
  }, async ({ page, announced }) => {
    if (status === 404) announced.push(/status of 404/)
    expect((await page.goto(path))?.status()).toBe(status)
    await expect(heading(page, h1)).toBeVisible()
    await expect(page).toHaveTitle(title)
    if (leadsTo) await expect(page).toHaveURL(leadsTo)
    await expectLandmarks(page, shown)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    if (isPhone(page)) {
      await (isLong ? expectAccessible(page) : expectAccessibleInBothSchemes(page))
      await expectToFitIn320(page)
    } else await expectAccessible(page)
    await expectArrival(page, shown)
    await expect(page).toHaveTitle(title)
  })
}

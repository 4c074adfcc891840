import type { Page } from '@playwright/test'
import { hold } from './held.ts'
import { heading } from './purchase.ts'
import { expect, test, whenAlive } from './visitor.ts'

const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('a new page starts at its top, and so do Back and Forward', async ({ page }) => {
  await page.goto('/airport-list/popular')
  await expect(heading(page, 'Popular airports')).toBeVisible()
  const link = page.locator('footer').getByRole('link', { name: 'Privacy policy' })
  await link.scrollIntoViewIfNeeded()
  expect(await scrolled(page)).toBeGreaterThan(200)
  await link.click()
  await expect(heading(page, 'Privacy policy')).toBeFocused()
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await expect(heading(page, 'Popular airports')).toBeFocused()
  expect(await scrolled(page)).toBe(0)
  await link.scrollIntoViewIfNeeded()
  await page.goForward()
  await expect(heading(page, 'Privacy policy')).toBeFocused()
  expect(await scrolled(page)).toBe(0)
})

test('a filter moves nothing, and Back over it neither', async ({ page }) => {
  await page.goto('/airport/layover/LHR')
  await expect(heading(page, 'London Heathrow Airport (LHR)')).toBeVisible()
  await page.getByRole('group', { name: 'Terminal' }).getByRole('button', { name: /^T2/ }).click()
  await expect(page).toHaveURL(/terminal=/)
  await page.evaluate(() => scrollTo(0, 120))
  await page.goBack()
  await expect(page).not.toHaveURL(/terminal=/)
  expect(await scrolled(page)).toBe(120)
})

test('the link of the page that is shown leads to its top and leaves no trace', async ({ page }) => {
  await page.goto('/content/privacy-policy')
  await expect(heading(page, 'Privacy policy')).toBeVisible()
  const entries = await page.evaluate(() => history.length)
  const link = page.locator('footer').getByRole('link', { name: 'Privacy policy' })
  await link.click()
  await expect.poll(() => scrolled(page)).toBe(0)
  await link.click()
  await expect.poll(() => scrolled(page)).toBe(0)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(heading(page, 'Privacy policy')).toBeVisible()
})

test('the same search again shows the same list', async ({ page }) => {
  await page.goto('/airport-list/search?wd=geneva')
  await expect(heading(page, 'Airports for “geneva”')).toBeVisible()
  for (let turn = 0; turn < 2; turn += 1) {
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /Geneva/ })
        .first(),
    ).toBeVisible()
  }
  await expect(page).toHaveURL(/wd=geneva$/)
})

test('a link pressed twice on a slow line leads to its page', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  const letGo = await hold(page, '**/api/**')
  const request = page.waitForRequest('**/api/**')
  const link = page.getByRole('link', { name: 'View all airports' })
  const press = () => link.evaluate((element: HTMLAnchorElement) => element.click())
  await press()
  await request
  await press()
  letGo()
  await expect(heading(page, 'All airports')).toBeFocused()
  await expect(page.getByText(/airports with a lounge or a fast-track lane/)).toBeVisible()
})

test('a slow page is covered while it comes; leaving for another one cancels it silently', async ({
  page,
}) => {
  await page.goto('/content/privacy-policy')
  await expect(heading(page, 'Privacy policy')).toBeVisible()
  await whenAlive(page)
  const letGo = await hold(page, '**/api/**')
  const cancelled: string[] = []
  page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).pathname))
  await page.locator('footer').getByRole('link', { name: 'Terms of use' }).click()
  const overlay = page.getByRole('status').getByText('Loading', { exact: true })
  await expect(overlay).toBeVisible()
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('footer a[href="/content/terms-of-service"]')?.click(),
  )
  await expect.poll(() => cancelled).toContain('/api/content/getTcList')
  letGo()
  await expect(heading(page, 'Terms of service')).toBeFocused()
  await expect(overlay).toBeHidden()
  await expect(page.getByRole('alertdialog')).toBeHidden()
})

test('a purchase left by its cart leads back to where it began', async ({ page }) => {
  await page.goto('/airport-list/popular')
  await page.goto('/lounge/detail/layover/ZRH-LIMMAT')
  await page
    .getByRole('link', { name: /Buy pass/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(heading(page, 'Your cart')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Remove Walk-up lounge pass' }).click()
  await page.getByRole('button', { name: 'Leave checkout' }).click()
  await expect(heading(page, /Limmat Rooms/)).toBeFocused()
  await expect(page).toHaveURL('/lounge/detail/layover/ZRH-LIMMAT')
})

test('the header stays in view, and leaves a phone held sideways to the page (P607)', async ({ page }) => {
  await page.goto('/lounge/detail/layover/ZRH-LIMMAT')
  const end = page.locator('footer').getByRole('link', { name: 'Privacy policy' })
  await end.scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).toBeInViewport()
  await page.setViewportSize({ width: 740, height: 360 })
  await end.scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  const name = await heading(page, /Limmat Rooms/).boundingBox()
  const bar = await page.locator('.bottom-bar').boundingBox()
  expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

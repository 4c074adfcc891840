import type { Browser } from '@playwright/test'
import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

const ZONES = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']

/** An instant at which the three zones have two dates and three times of day. */
const NOW = new Date('2026-11-24T11:30:00Z')

const pages = [
  { path: '/', h1: /before your flight/ },
  { path: '/airport-list/popular', h1: 'Popular airports' },
  { path: '/airport/layover/ZRH', h1: /Zürich Airport/ },
  { path: '/airport/layover/LHR', h1: /Heathrow/ },
  { path: '/lounge/detail/layover/ZRH-LIMMAT', h1: /Limmat Rooms/ },
  { path: '/lounge/buypass?step=1', h1: 'Your cart' },
  { path: '/products/index', h1: 'Choose what makes your trip easier' },
  { path: '/membership-plan', h1: 'Fly often? Pay less each visit.' },
  { path: '/content/privacy-policy', h1: 'Privacy policy' },
]

/** Every page as a browser in one zone shows it. */
async function textsIn(browser: Browser, timezoneId: string, baseURL: string | undefined) {
  const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  const texts: Record<string, string | null> = {}
  for (const { path, h1 } of pages) {
    await page.goto(path)
    await expect(heading(page, h1)).toBeVisible()
    await page.waitForLoadState('networkidle')
    texts[path] = await page.locator('main').textContent()
  }
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  await context.close()
  return { zone, texts }
}

test('every page says the same with the browser in UTC, Auckland and Los Angeles', async ({
  browser,
  baseURL,
}) => {
  const [utc, ...others] = await Promise.all(ZONES.map((zone) => textsIn(browser, zone, baseURL)))
  for (const { zone, texts } of others) expect(texts, zone).toEqual(utc?.texts)
  expect([utc, ...others].map((shown) => shown?.zone)).toEqual(ZONES)
})

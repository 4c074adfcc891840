import type { Browser, Page } from '@playwright/test'
import { chooseTime, heading, mainAction } from './purchase.ts'
import { expect, test } from './visitor.ts'

const ZONES = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']

/** An instant at which the three zones have two dates and three times of day. */
const NOW = new Date('2026-11-24T11:30:00Z')

/** `shows`: a text that loads after the heading. */
export type ZonedPage = { path: string; h1: string | RegExp; shows?: string }

/** A browser in one zone, at an instant that every zone shares. */
async function openIn(browser: Browser, timezoneId: string, baseURL: string | undefined): Promise<Page> {
  const page = await browser.newPage({ timezoneId, ...(baseURL && { baseURL }) })
  await page.clock.setFixedTime(NOW)
  return page
}

const text = (page: Page) => page.locator('main').textContent()

export function testPage({ path, h1, shows }: ZonedPage): void {
  test(`${path} shows the same with the browser in UTC, Auckland and Los Angeles`, async ({
    browser,
    baseURL,
  }) => {
    const [utc, ...others] = await Promise.all(ZONES.map((zone) => openIn(browser, zone, baseURL)))
    if (!utc) throw new Error('There is no zone to compare with.')
    for (const page of [utc, ...others]) {
      await page.goto(path)
      await expect(heading(page, h1)).toBeVisible()
      if (shows) await expect(page.getByText(shows).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
    // The last content may arrive at different moments, so the test waits for it.
    for (const page of others)
      await expect.poll(async () => (await text(page)) === (await text(utc))).toBe(true)
    const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(await Promise.all([utc, ...others].map((page) => page.evaluate(zone)))).toEqual(ZONES)
    await Promise.all([utc, ...others].map((page) => page.close()))
  })
}

export function testOffers(root: string): void {
  test(`${root} offers the same days and times with the browser in any zone`, async ({
    browser,
    baseURL,
  }) => {
    const offers: unknown[] = []
    for (const timezoneId of ZONES) {
      const page = await browser.newPage({ timezoneId, ...(baseURL && { baseURL }) })
      await page.goto(`${root}?step=1`)
      await mainAction(page).click()
      const days = page.locator('button.calendar__day')
      await days.first().waitFor()
      const first = await days.allTextContents()
      const day = await chooseTime(page)
      await expect(page.getByText(/\(London time\)/).first()).toBeVisible()
      offers.push([
        first,
        await days.allTextContents(),
        await day.getAttribute('aria-label'),
        await page.locator('.time-slots').textContent(),
      ])
      await page.close()
    }
    expect(offers).toEqual([offers[0], offers[0], offers[0]])
  })
}

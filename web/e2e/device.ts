import type { Page } from '@playwright/test'
import { CARDS, fillCard, fillUntilPayment, mainAction } from './purchase.ts'
import { expect } from './visitor.ts'

/** Buys a pass for one, and returns the address that opens it. */
export async function buyPass(page: Page): Promise<string> {
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await fillCard(page, CARDS.good)
  await mainAction(page).click()
  await expect(page.getByText('Saved on this device')).toBeVisible()
  return page.url()
}

/** Sends the pass of the shown order on, and returns the link that its holder gets. */
export async function sentLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: 'Send this pass: Amelia Hart' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Waits, for ever by default, until the service worker answers for this page: by then it has all its files. */
export async function whenWorking(page: Page, timeout = 0): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout })
}

/** Uses the page and turns to another one, until the worker answers, which then does not wait for a rest. */
export async function turnAwayUntilWorking(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }))
  await expect(async () => {
    // A use before the page listens counts for nothing.
    await page.keyboard.press('Shift')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await whenWorking(page, 1_000)
  }).toPass({ timeout: 60_000 })
}

export async function expectNoWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
}

/** What the caches hold, by the start of their names. */
export function cachedIn(page: Page, prefix: string): Promise<string[]> {
  return page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start))
    const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return entries.flat().map(({ method, url }) => `${method} ${decodeURIComponent(new URL(url).pathname)}`)
  }, prefix)
}

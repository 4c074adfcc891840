import type { Page } from '@playwright/test'
import { CARDS, fillCard, fillUntilPayment, fillVisitUntilReview, heading, mainAction } from './purchase.ts'
import { expect, test } from './visitor.ts'

/** Fills what the origin may store, to the last character. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (let length = 2 ** 23; length >= 1; length /= 2) {
        try {
          storage.setItem(`full-${length}`, '-'.repeat(length))
        } catch {
          // Half of it may fit.
        }
      }
  })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
}

test('a purchase on a device without room ends with its pass, and the page says what is not kept', async ({
  page,
}) => {
  await page.goto('/lounge/buypass?step=1')
  await fillStorage(page)
  await fillUntilPayment(page, 1)
  await fillCard(page, CARDS.good)
  await mainAction(page).click()
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  await expect(page.locator('.qr-code')).toBeVisible()
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByText('This browser does not let us save it. Keep the link instead.')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(
    page.getByText('This browser cannot keep a copy, so it opens only with a connection.'),
  ).toBeVisible()
  await page.reload()
  await expect(page.locator('.qr-code')).toBeVisible()
})

/** Sets the clock of the page's device wrong by some days. */
async function shiftClock(page: Page, days: number): Promise<void> {
  await page.addInitScript((shiftMs) => {
    const now = Date.now
    const Shifted = class extends Date {
      constructor(...given: []) {
        super(...(given.length > 0 ? given : ([now() + shiftMs] as unknown as [])))
      }
      static override now() {
        return now() + shiftMs
      }
    }
    Object.assign(globalThis, { Date: Shifted })
  }, days * 86_400_000)
}

test('a visit is bought on a device whose clock is a year ahead, and the page says that it is not saved', async ({
  page,
}) => {
  await shiftClock(page, 400)
  await page.goto('/lounge/layover/LHR-HARRIER/prebook?step=1')
  await fillVisitUntilReview(page)
  await mainAction(page).click()
  await expect(heading(page, 'Pay by card')).toBeVisible()
  await fillCard(page, CARDS.good)
  await mainAction(page).click()
  await expect(heading(page, 'You are booked')).toBeVisible()
  await expect(page.locator('.qr-code')).toBeVisible()
  await expect(
    page.getByText('According to the date on this device it has expired, so we have not saved it.'),
  ).toBeVisible()
})

test('a pass is bought on a device whose clock is a year behind, and is saved', async ({ page }) => {
  await shiftClock(page, -400)
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await fillCard(page, CARDS.good)
  await mainAction(page).click()
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  await expect(page.locator('.qr-code')).toBeVisible()
  await expect(page.getByText('Saved on this device')).toBeVisible()
})

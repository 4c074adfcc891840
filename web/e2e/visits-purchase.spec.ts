import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { hold } from './held.ts'
import { ledgerOf } from './ledger.ts'
import { CARDS, fillCard, fillVisitUntilReview, heading, mainAction, watchOrders } from './purchase.ts'
import { expect, test } from './visitor.ts'

const LANE = '/fast-track/layover/LHR/LHR-FT-T5'
const LOUNGE = '/lounge/layover/LHR-HARRIER/prebook'

async function payWith(page: Page, card: string): Promise<void> {
  await mainAction(page).click()
  await expect(heading(page, 'Pay by card')).toBeVisible()
  await fillCard(page, card)
  await mainAction(page).click()
}

for (const [name, root] of [
  ['a fast-track lane', LANE],
  ['a held place at a lounge', LOUNGE],
] as const) {
  test(`${name} is paid once after a declined card, and its pass shows time and flight`, {
    tag: '@session',
  }, async ({ page }) => {
    const orders = watchOrders(page)
    await page.goto(`${root}?step=1`)
    await fillVisitUntilReview(page)
    await expectAccessible(page)
    await payWith(page, CARDS.declined)
    await expect(page.getByText('The payment was unsuccessful, please try again.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await fillCard(page, CARDS.good)
    await mainAction(page).click()
    await expect(heading(page, 'You are booked')).toBeVisible()
    await expect(page.getByText(/\(London time\)/).first()).toBeVisible()
    await expect(page.getByText('BA117')).toBeVisible()
    await expectAccessible(page)
    await expect.poll(() => orders).toHaveLength(1)
    const payments = await ledgerOf(orders[0] ?? '')
    expect(payments.map(({ status }) => status)).toEqual(['REJECTED', 'CAPTURED'])
    await page.reload()
    await expect(page.getByText('BA117')).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Pay by card')).toBeHidden()
  })
}

for (const [name, root, leadHours] of [
  ['a fast-track lane', LANE, 24],
  ['a lounge', LOUNGE, 48],
] as const) {
  test(`the fields of a visit to ${name} stay where they are when its dates come`, {
    tag: '@wide',
  }, async ({ page }) => {
    const openDetails = async () => {
      await page.goto(`${root}?step=1`)
      await mainAction(page).click()
      await expect(heading(page, 'Booking details')).toBeVisible()
    }
    const day = page.locator('button.calendar__day').first()
    await openDetails()
    const first = await day.getAttribute('data-date')
    // Without this visit's draft, which times out where the clock goes on by two hours.
    await page.goto('/robots.txt', { waitUntil: 'load' })
    await page.evaluate(() => sessionStorage.clear())
    // So that the first day is in the month that the shop expects, which it need not be where a place closes overnight.
    await page.clock.setFixedTime(Date.parse(`${first}T12:00Z`) - leadHours * 3_600_000)
    await openDetails()
    const letThrough = await hold(page, '**/api/*/getSubscribeTimes*')
    await page.reload()
    await expect(page.locator('.calendar')).toBeVisible()
    await expect(day).toBeHidden()
    await expectAccessible(page)
    await page.evaluate(async () => void (await document.fonts.ready))
    const field = page.getByLabel('First name')
    const before = await field.boundingBox()
    letThrough()
    await expect(day).toBeVisible()
    expect(await field.boundingBox()).toEqual(before)
  })
}

test('a hold is on view on every step after the details, and the details are accessible with errors', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(`${LOUNGE}?step=1`)
  await mainAction(page).click()
  await expect(page.locator('button.calendar__day').first()).toBeVisible()
  await mainAction(page).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${LOUNGE}?step=1`)
  await fillVisitUntilReview(page)
  await expect(page.getByRole('timer')).toHaveText(/^1[0-5]:/)
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(/^1[0-5]:/)
})

test('the calendar is gone through with the keyboard alone', async ({ page }) => {
  await page.goto(`${LANE}?step=1`)
  await mainAction(page).click()
  const first = page.locator('button.calendar__day').first()
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.locator('button.calendar__day[aria-pressed="true"]')).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(page.locator('button.calendar__day:focus')).toBeVisible()
  await expect(page.locator('.time-slot').first()).toBeVisible()
})

import type { Page } from '@playwright/test'
import { ledgerOf } from './ledger.ts'
import { CARDS, fillCard, fillUntilPayment, heading, mainAction, watchOrders } from './purchase.ts'
import { expect, test } from './visitor.ts'

const CONFIRM = '**/api/lounge/confirmPaymentOrder'

/** Opens the page's address in a second tab with a copy of its session, like a browser's 'Duplicate tab'. */
async function duplicate(page: Page): Promise<{ twin: Page; twinOrders: string[] }> {
  const opened = new Promise<{ twin: Page; twinOrders: string[] }>((resolve) => {
    page.once('popup', (twin) => resolve({ twin, twinOrders: watchOrders(twin) }))
  })
  await page.evaluate(() => void window.open(location.href))
  return opened
}

test('a reload in the middle of paying ends in one order and one charge', { tag: '@session' }, async ({
  page,
  announced,
}) => {
  announced.push(/Failed to load resource|net::ERR/)
  const orders = watchOrders(page)
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await fillCard(page, CARDS.good)
  let isPassed = () => {}
  const passed = new Promise<void>((resolve) => {
    isPassed = resolve
  })
  // The gateway handles the call; the page is gone before the reply arrives.
  await page.route(CONFIRM, async (route) => {
    await route.fetch()
    isPassed()
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await mainAction(page).click()
  await passed
  await page.reload()
  await expect(heading(page, 'Your pass is ready')).toBeVisible({ timeout: 90_000 })
  await expect.poll(() => orders).toHaveLength(1)
  const payments = await ledgerOf(orders[0] ?? '')
  expect(payments.map(({ status }) => status)).toEqual(['CAPTURED'])
})

test('a duplicated tab that pays too shows the same booking and charges nothing more', async ({ page }) => {
  const orders = watchOrders(page)
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('orderKey')
  const { twin, twinOrders } = await duplicate(page)
  await expect(heading(twin, 'Pay by card')).toBeVisible()
  await fillCard(page, CARDS.good)
  await fillCard(twin, CARDS.good)
  await mainAction(page).click()
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  await mainAction(twin).click()
  await expect(heading(twin, 'Your pass is ready')).toBeVisible({ timeout: 90_000 })
  expect(new URL(twin.url()).search).toBe(new URL(page.url()).search)
  await expect.poll(() => orders).toHaveLength(1)
  await expect.poll(() => twinOrders).toEqual(orders)
  const payments = await ledgerOf(orders[0] ?? '')
  expect(payments.map(({ status }) => status)).toEqual(['CAPTURED'])
})

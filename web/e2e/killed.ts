import type { Page } from '@playwright/test'
import { ledgerOf } from './ledger.ts'
import { CARDS, fillCard, fillUntilPayment, heading, mainAction, watchOrders } from './purchase.ts'
import { OWN_ORIGIN, ShopOfItsOwn } from './shop-of-its-own.ts'
import { expect, test } from './visitor.ts'

/** A server restarts and the page repeats its requests: this takes seconds, and longer on a busy machine. */
export const UNTIL_MENDED = { timeout: 240_000 }

/** Starts a shop for the stories of one file. */
export function useShopOfItsOwn() {
  test.describe.configure({ mode: 'default', timeout: 600_000 })
  test.use({ baseURL: OWN_ORIGIN })
  let shop: ShopOfItsOwn
  test.beforeAll(async () => {
    test.setTimeout(600_000)
    shop = new ShopOfItsOwn()
    await shop.open()
  })
  test.afterAll(async () => await shop?.close())
  return () => shop
}

export const statuses = async (orderNo: string, shop: ShopOfItsOwn) =>
  (await ledgerOf(orderNo, shop)).map(({ status }) => status)

/** Presses the button that pays, and returns when the provider has charged but not replied yet. */
export async function payUntilCharged(page: Page, shop: ShopOfItsOwn): Promise<string> {
  const orders = watchOrders(page)
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await fillCard(page, CARDS.slow)
  await mainAction(page).click()
  await expect.poll(() => orders.length).toBe(1)
  const [orderNo = ''] = orders
  await expect.poll(() => statuses(orderNo, shop), { intervals: [100] }).toEqual(['CAPTURED'])
  return orderNo
}

/** The page survives the death of a server and shows the booking; the card is charged once. */
export function testKill(server: 'upstream' | 'gateway', shopOf: () => ShopOfItsOwn): void {
  test(`the ${server} is killed while the card is charged: the page waits, and shows the booking`, async ({
    page,
    announced,
  }) => {
    announced.push(/Failed to load resource|net::ERR/)
    const shop = shopOf()
    const orderNo = await payUntilCharged(page, shop)
    shop.kill(server)
    await expect(heading(page, 'We are checking your payment')).toBeVisible(UNTIL_MENDED)
    await expect(heading(page, 'Your pass is ready')).toBeVisible(UNTIL_MENDED)
    expect(await statuses(orderNo, shop)).toEqual(['CAPTURED'])
  })
}

import type { Page } from '@playwright/test'
import { ledgerOf } from './ledger.ts'
import { CARDS, fillCard, fillUntilPayment, heading, mainAction, watchOrders } from './purchase.ts'
import { OWN_ORIGIN, ShopOfItsOwn } from './shop-of-its-own.ts'
import { expect, test } from './visitor.ts'

test.describe.configure({ mode: 'default', timeout: 180_000 })
test.use({ baseURL: OWN_ORIGIN })

let shop: ShopOfItsOwn

test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = new ShopOfItsOwn()
  await shop.open()
})
test.afterAll(async () => await shop?.close())

const statuses = async (orderNo: string) => (await ledgerOf(orderNo, shop)).map(({ status }) => status)

/** Presses the button that pays, and comes back while the provider has charged and not answered yet. */
async function payUntilCharged(page: Page): Promise<string> {
  const orders = watchOrders(page)
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await fillCard(page, CARDS.slow)
  await mainAction(page).click()
  await expect.poll(() => orders.length, { timeout: 30_000 }).toBe(1)
  const [orderNo = ''] = orders
  await expect.poll(() => statuses(orderNo), { timeout: 30_000, intervals: [100] }).toEqual(['CAPTURED'])
  return orderNo
}

for (const server of ['upstream', 'gateway'] as const)
  test(`the ${server} is killed while the card is charged: the page waits, and shows the booking`, async ({
    page,
    announced,
  }) => {
    announced.push(/Failed to load resource|net::ERR/)
    const orderNo = await payUntilCharged(page)
    shop.kill(server)
    await expect(heading(page, 'We are checking your payment')).toBeVisible({ timeout: 30_000 })
    await expect(heading(page, 'You are booked')).toBeVisible({ timeout: 90_000 })
    expect(await statuses(orderNo)).toEqual(['CAPTURED'])
  })

test('the browser is killed while the card is charged: restored, it shows the booking', async ({
  page,
  context,
  announced,
}) => {
  announced.push(/Failed to load resource|net::ERR/)
  const orderNo = await payUntilCharged(page)
  const { address, kept } = await page.evaluate(() => ({
    address: location.href,
    kept: JSON.stringify(sessionStorage),
  }))
  await page.close({ runBeforeUnload: false })
  const restored = await context.newPage()
  // A browser gives a restored tab the session that it had written down.
  await restored.addInitScript((text) => {
    if (sessionStorage.length === 0)
      for (const [name, value] of Object.entries(JSON.parse(text)))
        sessionStorage.setItem(name, String(value))
  }, kept)
  await restored.goto(address)
  await expect(heading(restored, 'You are booked')).toBeVisible({ timeout: 60_000 })
  expect(await statuses(orderNo)).toEqual(['CAPTURED'])
})

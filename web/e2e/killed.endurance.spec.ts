import { payUntilCharged, statuses, testKill, UNTIL_MENDED, useShopOfItsOwn } from './killed.ts'
import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

const shopOf = useShopOfItsOwn()

for (const server of ['upstream', 'gateway'] as const) testKill(server, shopOf)

test('the browser is killed while the card is charged: restored, it shows the booking', async ({
  page,
  context,
  announced,
}) => {
  announced.push(/Failed to load resource|net::ERR/)
  const shop = shopOf()
  const orderNo = await payUntilCharged(page, shop)
  const { address, stored } = await page.evaluate(() => ({
    address: location.href,
    stored: JSON.stringify(sessionStorage),
  }))
  // A browser may fail to open a tab while its last one closes.
  const restored = await context.newPage()
  await page.close({ runBeforeUnload: false })
  // A browser restores a tab with its stored session.
  await restored.addInitScript((text) => {
    if (sessionStorage.length === 0)
      for (const [name, value] of Object.entries(JSON.parse(text)))
        sessionStorage.setItem(name, String(value))
  }, stored)
  await restored.goto(address)
  await expect(heading(restored, 'Your pass is ready')).toBeVisible(UNTIL_MENDED)
  expect(await statuses(orderNo, shop)).toEqual(['CAPTURED'])
})

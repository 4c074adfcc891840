import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { readLedger } from '../harness/ledger.ts'
import { readyToOrder } from '../harness/purchases.ts'
import { buy, DECLINED_CARD, endOf, pay } from './purchase-ends.test-kit.ts'
import { useShop } from './shop.test-kit.ts'

const shop = useShop()

/** Stolen cards, two for each new cookie and order. */
async function testCards(): Promise<unknown[]> {
  const ends: unknown[] = []
  for (let order = 0; order < 40; order += 1) {
    const visitor = await shop.visitorFrom(`203.0.113.${order}`)
    const { createPath, confirmPath, body } = await readyToOrder(visitor, 'pass')
    const mine = {
      ...body,
      lead: { firstName: 'Mallory', lastName: 'Hart', email: `mallory-${order}@example.com` },
    }
    const { orderNo } = await visitor.get(createPath, mine, randomUUID())
    for (let card = 0; card < 2; card += 1)
      ends.push(endOf(await pay(shop, visitor, confirmPath, [orderNo, DECLINED_CARD])))
  }
  return ends
}

/** Buyers behind one address of an airport; every other one mistypes the card first. */
async function airport(): Promise<unknown[]> {
  const visit = async (isClumsy: boolean) => {
    const visitor = await shop.visitorFrom('198.51.100.9')
    if (isClumsy) await buy(shop, visitor, 'membership', DECLINED_CARD)
    return await buy(shop, visitor, 'membership')
  }
  const ends: unknown[] = []
  for (let round = 0; round < 6; round += 1)
    ends.push(...(await Promise.all([visit(round < 4), visit(false)])))
  return ends
}

it('one client tries twenty cards in an hour, while others pay and are never refused', async () => {
  const [tests, buyers] = await Promise.all([testCards(), airport()])
  const declined = tests.filter((end) => end === 'PAYMENT_DECLINED')
  console.log(`attacker: ${tests.length} cards tried, ${declined.length} reached the provider`)
  expect(declined).toHaveLength(20)
  expect(tests.slice(20)).toEqual(Array(60).fill('TOO_MANY_ATTEMPTS'))
  expect(buyers).toEqual(Array(12).fill('PAID'))
  const ledger = await readLedger(shop.sandbox.origin, shop.sandbox.plan.env.MERCHANT_SECRET ?? '')
  const rejected = ledger.filter(({ status }) => status === 'REJECTED')
  expect(rejected).toHaveLength(20 + 4)
})

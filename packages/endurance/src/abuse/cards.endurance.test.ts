import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { readLedger } from '../harness/ledger.ts'
import { readyToOrder } from '../harness/purchases.ts'
import { cardToken, type Visitor } from '../harness/visitor.ts'
import { buy, DECLINED_CARD, endOf, GOOD_CARD, pay } from './purchase-ends.test-kit.ts'
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

/** A new cookie with an order and a card for it, from the same network as the stolen cards. */
async function orderBeside(email: string, card: string) {
  return await orderOf(await shop.visitorFrom('203.0.113.200'), email, card)
}

/** A visitor's order and a card for it. */
async function orderOf(visitor: Visitor, email: string, card: string) {
  const { createPath, confirmPath, body } = await readyToOrder(visitor, 'pass')
  const mine = { ...body, lead: { firstName: 'Amelia', lastName: 'Hart', email } }
  const { orderNo } = await visitor.get(createPath, mine, randomUUID())
  const payment = { method: 'token', token: await cardToken(shop.sandbox.origin, card) }
  return {
    press: async () => endOf(await visitor.post(confirmPath, { orderNo, payment }, randomUUID())),
    turn: async () => (await visitor.get('/order/status', { orderNo })).turnInSeconds,
  }
}

/** Three orders that press without a pause, each replaced by another once its card is tried. @returns how many were */
async function hammer(until: AbortSignal): Promise<number> {
  let tried = 0
  const press = async (thief: number) => {
    let order = await orderBeside(`thief-${thief}@example.com`, DECLINED_CARD)
    while (!until.aborted) {
      if ((await order.press()) !== 'PAYMENT_DECLINED') continue
      tried += 1
      order = await orderBeside(`thief-${thief}-${tried}@example.com`, DECLINED_CARD)
    }
  }
  await Promise.all([1, 2, 3].map(press))
  return tried
}

/** A visitor whose page presses again until the order's turn has come. */
async function payInTurn() {
  const order = await orderBeside('amelia@example.com', GOOD_CARD)
  const first = await order.press()
  const stated = await order.turn()
  await vi.waitFor(async () => expect(await order.press()).toBe('PAID'), {
    interval: 5_000,
    timeout: 240_000,
  })
  return { first, stated }
}

const COOKIES = 3
const ORDERS_OF_COOKIE = 12

/** Many orders of each of a few cookies, which all have asked once. */
async function parkedOrders() {
  const orders: Awaited<ReturnType<typeof orderOf>>[] = []
  for (let cookie = 0; cookie < COOKIES; cookie += 1) {
    const visitor = await shop.visitorFrom('203.0.113.201')
    for (let each = 0; each < ORDERS_OF_COOKIE; each += 1)
      orders.push(await orderOf(visitor, `parked-${cookie}-${each}@example.com`, DECLINED_CARD))
  }
  for (const { press } of orders) await press()
  return orders
}

/** One after the twenty of an hour is tried in each turn of 15 seconds, the first in one that had begun. */
const mostInTurn = (sinceMs: number) => Math.ceil((Date.now() - sinceMs) / 15_000) + 1

it('one client tries twenty cards in an hour and then four a minute, while others elsewhere pay and are never refused', async () => {
  const begun = Date.now()
  const [tests, buyers] = await Promise.all([testCards(), airport()])
  const declined = tests.filter((end) => end === 'PAYMENT_DECLINED')
  console.log(`attacker: ${tests.length} cards tried, ${declined.length} reached the provider`)
  expect(tests.slice(0, 20)).toEqual(Array(20).fill('PAYMENT_DECLINED'))
  expect(declined.length).toBeLessThanOrEqual(20 + mostInTurn(begun))
  expect(new Set(tests.slice(20))).toContain('TOO_MANY_ATTEMPTS')
  expect(buyers).toEqual(Array(12).fill('PAID'))
  const ledger = await readLedger(shop.sandbox.origin, shop.sandbox.plan.env.MERCHANT_SECRET ?? '')
  const rejected = ledger.filter(({ status }) => status === 'REJECTED')
  expect(rejected).toHaveLength(declined.length + 4)
})

it('a visitor behind the same address pays the same order in its turn, though strangers never stop pressing', async () => {
  const begun = Date.now()
  const isPaid = new AbortController()
  const [tried, honest] = await Promise.all([
    hammer(isPaid.signal),
    payInTurn().finally(() => isPaid.abort()),
  ])
  const waited = Math.round((Date.now() - begun) / 1000)
  console.log(
    `honest: told ${honest.stated} s, paid after ${waited} s, while ${tried} stolen cards were tried`,
  )
  expect(honest.first).toBe('TOO_MANY_ATTEMPTS')
  expect(honest.stated).toBeGreaterThan(0)
  expect(tried).toBeLessThanOrEqual(mostInTurn(begun))
})

it('many orders of few cookies stand in the queue as that few visitors', async () => {
  const parked = await parkedOrders()
  const isPaid = new AbortController()
  const keepAsking = async () => {
    while (!isPaid.signal.aborted) for (const { press } of parked) await press()
  }
  const [honest] = await Promise.all([payInTurn().finally(() => isPaid.abort()), keepAsking()])
  console.log(`honest: told ${honest.stated} s beside ${parked.length} orders`)
  expect(honest.first).toBe('TOO_MANY_ATTEMPTS')
  // Those of the test before may still stand there.
  expect(honest.stated).toBeLessThanOrEqual((COOKIES + 3 + 1) * 15)
})

import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { readyToOrder } from '../harness/purchases.ts'
import { cardToken, type Visitor } from '../harness/visitor.ts'
import { refusedOf, sendHonestVisitors, summaryOf } from './honest-visitors.test-kit.ts'
import { useShop } from './shop.test-kit.ts'

/** Of twenty connections payments may use twelve, and one address six of these. */
const shop = useShop({ gateway: { UPSTREAM_CONNECTIONS: '20' } })
const PAYMENTS = 40
/** Captured at once; the answer takes 6 seconds. */
const SLOW_CARD = '4000000000006207'

async function preparePayment(visitor: Visitor) {
  const { createPath, confirmPath, body, orderKey } = await readyToOrder(visitor, 'pass')
  const { orderNo } = await visitor.get(createPath, body, orderKey)
  const payment = { method: 'token', token: await cardToken(shop.sandbox.origin, SLOW_CARD) }
  return async () => await visitor.post(confirmPath, { orderNo, payment }, randomUUID())
}

it('forty slow payments of one address leave connections for reads and for the payments of others', async () => {
  const payments: Awaited<ReturnType<typeof preparePayment>>[] = []
  for (let index = 0; index < PAYMENTS; index++)
    payments.push(await preparePayment(await shop.visitorFrom('203.0.113.66')))
  const honest = sendHonestVisitors(shop, ['198.51.1.10', '198.51.2.10', '198.51.3.10', '198.51.4.10'])
  const paid = await Promise.all(payments.map(async (pay) => await pay()))
  const seen = await honest.leave()
  const countOf = (status: number) => paid.filter((answer) => answer.status === status).length
  const [done, waitedTooLong, refused] = [countOf(200), countOf(429), countOf(503)]
  console.log(`slow payments: ${done} paid, ${waitedTooLong} × 429\nhonest visitors: ${summaryOf(seen)}`)
  expect(refusedOf(seen)).toEqual([])
  expect(done, 'those with a turn are paid').toBeGreaterThanOrEqual(6)
  expect(refused, 'one address never uses up the share of all').toBe(0)
  expect(done + waitedTooLong, 'and no payment has another end').toBe(PAYMENTS)
})

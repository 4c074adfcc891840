import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { orderTag } from '../harness/order-tag.ts'
import { readyToOrder } from '../harness/purchases.ts'
import { cardToken, type Visitor } from '../harness/visitor.ts'
import { useShop } from './shop.test-kit.ts'

const DECLINED = '4000000000000002'
const GOOD = '4242424242424242'
/** Charged, but the answer is lost: recovery writes about it. */
const LOST = '4000000000006108'
const PATIENTLY = { timeout: 120_000, interval: 200 }

const shop = useShop({ logLevel: 'debug' })
const [BUYER, STRANGER] = ['198.51.100.9', '203.0.113.66']
/** A paid order, as its own buyer knows it. */
let victim: { orderNo: string; statusKey: string; confirmPath: string; paid: Record<string, unknown> }

async function buy(cards: readonly string[]) {
  const visitor = await shop.visitorFrom(BUYER)
  const { createPath, confirmPath, body, orderKey } = await readyToOrder(visitor, 'pass')
  const { orderNo, statusKey } = await visitor.get(createPath, body, orderKey)
  for (const card of cards) {
    const payment = { method: 'token', token: await cardToken(shop.sandbox.origin, card) }
    await visitor.post(confirmPath, { orderNo, statusKey, payment }, randomUUID())
  }
  const standing = async () => await visitor.get('/order/status', { orderNo, statusKey })
  const { reference, key } = await vi.waitFor(async () => {
    const found = await standing()
    expect(found.status).toBe('PAID')
    return found
  }, PATIENTLY)
  const paid = await visitor.get('/order/get', { reference, key })
  return { orderNo: String(orderNo), statusKey: String(statusKey), confirmPath, paid }
}

beforeAll(async () => {
  victim = await buy([DECLINED, GOOD])
  const lost = await buy([LOST])
  await vi.waitFor(() => expect(shop.records()).toContain(orderTag(lost.orderNo)), PATIENTLY)
})

/** Everything that a stranger gets for a word that could be an order's number. */
async function opened(stranger: Visitor, orderNo: string): Promise<string> {
  const payment = { method: 'token', token: 'tok_0123456789abcdef' }
  const answers = [
    await stranger.post('/order/status', { orderNo }),
    await stranger.post('/order/status', { orderNo, statusKey: 'A'.repeat(30) }),
    await stranger.post(victim.confirmPath, { orderNo, payment }, randomUUID()),
  ]
  return JSON.stringify(answers)
}

const secrets = () => [String(victim.paid.key), 'Amelia', 'Daniel', String(victim.paid.reference)]

describe('logs, ledger and mail of whole purchases', () => {
  it('hold no order’s number', () => {
    const records = shop.records()
    expect(records).toContain(orderTag(victim.orderNo))
    expect(records).not.toContain(victim.orderNo)
    expect(records).not.toMatch(/LV-[0-9A-Z]{20}/)
  })

  it('hold no word that opens an order', async () => {
    const stranger = await shop.visitorFrom(STRANGER)
    const words = new Set(shop.records().match(/(?<![A-Z0-9-])[A-Z0-9-]{8,40}(?![A-Z0-9-])/g))
    words.add(orderTag(victim.orderNo).toUpperCase())
    words.add(String(victim.paid.reference))
    for (const word of words) {
      const answers = await opened(stranger, word)
      for (const secret of secrets().slice(0, 3)) expect(answers).not.toContain(secret)
    }
  })
})

describe('a stranger with the very number', () => {
  it('learns the status of a paid order, and nothing that it brought', async () => {
    const answers = await opened(await shop.visitorFrom(STRANGER), victim.orderNo)
    expect(answers).toContain('PAID')
    for (const secret of secrets()) expect(answers).not.toContain(secret)
  })

  it('neither pays nor ends an order that is not paid yet', async () => {
    const [visitor, stranger] = [await shop.visitorFrom(BUYER), await shop.visitorFrom(STRANGER)]
    const { createPath, confirmPath, body, orderKey } = await readyToOrder(visitor, 'pass')
    const { orderNo } = await visitor.get(createPath, body, orderKey)
    const payment = { method: 'token', token: await cardToken(shop.sandbox.origin, GOOD) }
    const paid = await stranger.post(confirmPath, { orderNo, payment }, randomUUID())
    expect(paid).toMatchObject({ status: 200, body: { errorCode: 'NOT_FOUND' } })
    await stranger.get(createPath, { ...body, replaces: orderNo }, randomUUID())
    expect(await visitor.get('/order/status', { orderNo })).toMatchObject({ status: 'CREATED' })
  })
})

import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderTag } from '../domain/order-identity.ts'
import { statusKey } from '../domain/signatures.ts'
import { callAs } from '../owners.test-kit.ts'
import { stateSigningKey } from '../states/sample-orders.ts'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'
import {
  confirm,
  createOrder,
  keyed,
  lead,
  passOrder,
  recoverySide,
  statusOf,
  token,
} from './orders.test-kit.ts'
import { recoverPayments } from './pay/recover-payments.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream({ env: { LOG_LEVEL: 'trace' } })
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.provider.ledger.clear()
  upstream.logs.length = 0
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
})

const status = async (body: object) => (await upstream.call('/order/status', body)).data
const confirmPath = '/lounge/confirmPaymentOrder'

/** A paid order, and everything that its buyer got with it. */
async function paidOrder() {
  const created = await upstream.call('/lounge/createOrder', passOrder())
  const orderNo = String(created.data?.orderNo)
  const key = randomUUID()
  const { data } = await upstream.call(confirmPath, { orderNo, payment: token }, key)
  return { orderNo, key, paid: data, created: created.data }
}

describe('the number of a paid order', () => {
  it('shows its status and nothing else, with a wrong key too', async () => {
    const { orderNo } = await paidOrder()
    const other = statusKey([stateSigningKey], await createOrder(upstream))
    const alone = { orderNo, status: 'PAID', attempt: 1 }
    expect(await status({ orderNo })).toEqual(alone)
    expect(await status({ orderNo, statusKey: other })).toEqual(alone)
  })

  it('opens it together with the key that createOrder gave', async () => {
    const { orderNo, paid, created } = await paidOrder()
    const { reference, key } = paid ?? {}
    expect(created?.reference).toBe(reference)
    expect(await status({ orderNo, statusKey: created?.statusKey })).toMatchObject({ reference, key })
  })

  it('is confirmed by a stranger for nothing: the answer has no name, pass or key', async () => {
    const { orderNo, key, paid } = await paidOrder()
    const answer = await upstream.call(confirmPath, { orderNo, payment: token })
    expect(answer).toMatchObject({ state: '10', errorCode: 'NOT_AVAILABLE' })
    expect(JSON.stringify(answer)).not.toMatch(/Amelia|LV/)
    expect(await upstream.call(confirmPath, { orderNo, payment: token }, key)).toMatchObject({ data: paid })
    expect([...upstream.provider.ledger.keys()]).toEqual([`${orderTag(orderNo)}.attempt-1`])
  })

  it('is no more use while the outcome is unknown', async () => {
    upstream.provider.script('never arrive')
    const orderNo = await createOrder(upstream)
    await confirm(upstream, orderNo)
    expect(await upstream.call(confirmPath, { orderNo, payment: token })).toMatchObject({
      errorCode: 'NOT_AVAILABLE',
    })
  })
})

describe('the number of an unpaid order', () => {
  const buyer = { visitor: 'Amelia', network: 'of both' }
  const stranger = { visitor: 'Mallory', network: 'of both' }

  /** The number and the status key of an order. */
  async function ordered() {
    const { data = {} } = await callAs(upstream, buyer, '/lounge/createOrder', passOrder())
    return { orderNo: String(data.orderNo), statusKey: String(data.statusKey) }
  }

  it.each([
    ['another visitor', stranger],
    ['nobody', {}],
  ])('lets %s pay nothing', async (_who, owner) => {
    const { orderNo } = await ordered()
    const answer = await callAs(upstream, owner, confirmPath, { orderNo, payment: token })
    expect(answer).toMatchObject({ state: '10', errorCode: 'NOT_FOUND' })
    expect(upstream.provider.ledger.size).toBe(0)
    expect(await statusOf(upstream, orderNo)).toBe('CREATED')
  })

  it('is paid by its own visitor, and elsewhere with the status key', async () => {
    const [first, second] = [await ordered(), await ordered()]
    const alone = { orderNo: first.orderNo, payment: token }
    expect(await callAs(upstream, buyer, confirmPath, alone)).toMatchObject({ data: { status: 'PAID' } })
    const withKey = { ...second, payment: token }
    expect(await callAs(upstream, stranger, confirmPath, withKey)).toMatchObject({ data: { status: 'PAID' } })
  })

  it('ends no order of another visitor, and its own visitor’s', async () => {
    const { orderNo } = await ordered()
    const order = passOrder({ replaces: orderNo })
    expect(await callAs(upstream, stranger, '/lounge/createOrder', order)).toMatchObject({ state: '11' })
    expect(await statusOf(upstream, orderNo)).toBe('CREATED')
    expect(await callAs(upstream, buyer, '/lounge/createOrder', order)).toMatchObject({ state: '11' })
    expect(await statusOf(upstream, orderNo)).toBe('EXPIRED')
  })

  it('pays for anybody where the order was made without a visitor, as by an earlier release', async () => {
    const orderNo = await createOrder(upstream)
    expect(await callAs(upstream, stranger, confirmPath, { orderNo, payment: token })).toMatchObject({
      data: { status: 'PAID' },
    })
  })
})

describe('whole purchases', () => {
  const outbox = () => {
    const { outboxDir } = upstream
    if (!existsSync(outboxDir)) return []
    return readdirSync(outboxDir).map((file) => `${file}\n${readFileSync(join(outboxDir, file), 'utf8')}`)
  }

  it('leave no order’s number in the log, at the provider or in a mail', async () => {
    const orders: string[] = []
    for (const acts of [
      ['capture'],
      ['decline', 'capture'],
      ['never arrive'],
      ['capture and lose the answer'],
    ] as const) {
      upstream.provider.script(...acts)
      const orderNo = await createOrder(upstream)
      for (const _act of acts) await confirm(upstream, orderNo)
      orders.push(orderNo)
    }
    upstream.clock.now = new Date('2026-11-21T12:05:00Z')
    await recoverPayments(recoverySide(upstream))
    await upstream.call('/customer/service/create', { kind: 'feedback', message: 'Calm.', email: lead.email })
    await expect.poll(() => outbox().length).toBeGreaterThan(0)
    const written = [
      ...upstream.logs,
      JSON.stringify([...upstream.provider.ledger.keys()]),
      ...outbox(),
    ].join('\n')
    for (const orderNo of orders) {
      expect(written).toContain(orderTag(orderNo))
      expect(written).not.toContain(orderNo)
    }
    expect(written).not.toMatch(/LV-[0-9A-Z]{20}/)
  })
})

describe('an attempt of an earlier release, which has the number in its reference', () => {
  it('is found at the provider by that reference, and pays its order', async () => {
    const orderNo = await createOrder(upstream)
    const merchantReference = `${orderNo}.attempt-1`
    const now = upstream.clock.now
    await upstream.store.read.orders.update(orderNo, { status: 'PAYING' })
    const { paymentAttempts } = upstream.store.read
    upstream.provider.script('never arrive')
    const other = await createOrder(upstream)
    await confirm(upstream, other)
    const attempt = await paymentAttempts.find(other, 1)
    if (attempt === undefined) throw new Error('the other order has no attempt')
    await paymentAttempts.insert({
      ...attempt,
      order_no: orderNo,
      merchant_reference: merchantReference,
      next_check_at: now,
    })
    upstream.provider.ledger.set(merchantReference, {
      outcome: 'CAPTURED',
      paymentId: 'pay_old',
      amountMinor: 3400,
      currency: 'GBP',
    })
    await recoverPayments(recoverySide(upstream))
    expect(await statusOf(upstream, orderNo)).toBe('PAID')
    expect(await status(keyed(orderNo))).toHaveProperty('key')
  })
})

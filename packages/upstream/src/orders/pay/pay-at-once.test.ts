import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { OrderRow } from '../../store/database/rows/orders.ts'
import { startUpstream, type Upstream } from '../../upstream.test-kit.ts'
import { confirm, createOrder } from '../orders.test-kit.ts'
import { issuedBy } from './pay-order.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
})

const orderOf = async (orderNo: string) =>
  (await upstream.store.read.orders.find(orderNo)) ?? expect.fail('no order')

const capture = async (order: OrderRow, attempt = 1) => {
  const { now } = upstream.clock
  const payment = { status: 'PAID', paid_at: now, card: null, paymentId: 'pay_1' } as const
  const issued = issuedBy({ ...order, ...payment }, now, true)
  return await upstream.store.read.orders.payByCapture({ order_no: order.order_no, attempt }, payment, issued)
}

/** What an order has got, with its status and the outcomes of its attempts. */
const standingOf = async ({ order_no: orderNo, reference }: OrderRow) => {
  const { passes, orders, paymentAttempts, mails } = upstream.store.read
  return {
    status: (await orders.find(orderNo))?.status,
    outcomes: (await paymentAttempts.listOf(orderNo)).map(({ outcome }) => outcome),
    passes: (await passes.listOfOrder(orderNo)).length,
    mails: (await mails.listOf(reference)).length,
  }
}

it('a capture that is written many times at once pays its order once, with its passes and its confirmation', async () => {
  const orderNo = await createOrder(upstream)
  upstream.provider.script('never arrive')
  await confirm(upstream, orderNo)
  const order = await orderOf(orderNo)
  const written = await Promise.all(Array.from({ length: 10 }, async () => await capture(order)))
  expect(written.filter(Boolean)).toHaveLength(1)
  expect(await standingOf(order)).toEqual({ status: 'PAID', outcomes: ['CAPTURED'], passes: 1, mails: 1 })
})

it.each([
  ['was declined', 'decline', 1, { status: 'DECLINED', outcomes: ['REJECTED'] }],
  ['is in payment by another attempt', 'never arrive', 2, { status: 'PAYING', outcomes: [null] }],
] as const)('a capture changes nothing of an order that %s', async (_what, script, attempt, standing) => {
  const orderNo = await createOrder(upstream)
  upstream.provider.script(script)
  await confirm(upstream, orderNo)
  const order = await orderOf(orderNo)
  expect(await capture(order, attempt)).toBe(false)
  expect(await standingOf(order)).toEqual({ ...standing, passes: 0, mails: 0 })
})

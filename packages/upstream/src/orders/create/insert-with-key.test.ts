import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { OrderRow } from '../../store/database/rows/orders.ts'
import { startUpstream, type Upstream } from '../../upstream.test-kit.ts'
import { createOrder } from '../orders.test-kit.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})

const orderOf = async (orderNo: string) =>
  (await upstream.store.read.orders.find(orderNo)) ?? expect.fail('no order')

it('an order is written with its key or not at all', async () => {
  const { orders, orderRequests } = upstream.store.read
  const [first, other] = [await createOrder(upstream), await createOrder(upstream)]
  const order = { ...(await orderOf(first)), order_no: randomUUID(), reference: 'LAY-NEW-REF' }
  const request = { idempotencyKey: randomUUID(), callId: 'lounge.createOrder', bodyHash: 'a' }
  const write = async (change: Partial<OrderRow>) =>
    await orders.insertWithKey({ ...request, orderNo: order.order_no }, { ...order, ...change })
  // The reference belongs to another order: the key stays free.
  expect(await write({ reference: (await orderOf(other)).reference })).toBe(false)
  expect(await write({})).toBe(true)
  expect(await write({ order_no: randomUUID(), reference: 'LAY-OTHER-REF' })).toBe(false)
  expect(await orders.findByReference('LAY-OTHER-REF')).toBeUndefined()
  const claim = { ...request, orderNo: first }
  expect(await orderRequests.claim(claim, upstream.clock.now)).toMatchObject({ orderNo: order.order_no })
})

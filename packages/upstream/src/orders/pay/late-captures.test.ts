import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { walkUpPrice } from '../../catalogue/sample/walk-up-price.ts'
import { merchantReference } from '../../domain/order-identity.ts'
import { startUpstream, turnClock, type Upstream } from '../../upstream.test-kit.ts'
import { confirm, createOrder, recoverySide, statusOf } from '../orders.test-kit.ts'
import { recoverPayments } from './recover-payments.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.provider.ledger.clear()
  upstream.logs.length = 0
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
})

const recover = async () => await recoverPayments(recoverySide(upstream))
const capturedLate = (orderNo: string) =>
  upstream.provider.ledger.set(merchantReference(orderNo, 1), {
    outcome: 'CAPTURED',
    paymentId: 'pay_late',
    amountMinor: walkUpPrice.priceMinor,
    currency: 'GBP',
  })
const errors = () => upstream.logs.filter((line) => line.includes('"level":50'))
const outcomeOf = async (orderNo: string) =>
  (await upstream.store.read.paymentAttempts.find(orderNo, 1))?.outcome

/** An order whose only attempt was given up, and that may replace another one. */
async function orderGivenUp(change: object = {}): Promise<string> {
  const orderNo = await createOrder(upstream, change)
  upstream.provider.script('never arrive')
  await confirm(upstream, orderNo)
  turnClock(upstream, 2)
  await recover()
  expect(await statusOf(upstream, orderNo)).toBe('DECLINED')
  return orderNo
}

describe('a late capture of an order that another one replaced', () => {
  it('is a refund by hand while the other one exists: it issues no passes', async () => {
    const first = await orderGivenUp()
    const second = await createOrder(upstream, { replaces: first })
    await confirm(upstream, second)
    capturedLate(first)
    turnClock(upstream, 15)
    await recover()
    expect(await statusOf(upstream, first)).toBe('EXPIRED')
    expect(await upstream.store.read.passes.listOfOrder(first)).toEqual([])
    expect(await outcomeOf(first)).toBe('SURPLUS_CAPTURE')
    expect(errors()).toHaveLength(1)
    expect(errors()[0]).toContain('refund by hand')
  })

  it('is a refund too when the order had expired by itself before, or the other one was replaced in turn', async () => {
    const first = await orderGivenUp()
    turnClock(upstream, 120)
    const second = await createOrder(upstream, { replaces: first })
    await createOrder(upstream, { replaces: second })
    capturedLate(first)
    await recover()
    expect(await outcomeOf(first)).toBe('SURPLUS_CAPTURE')
  })

  it('pays the order once the other one has expired', async () => {
    const first = await orderGivenUp()
    const second = await createOrder(upstream, { replaces: first })
    await upstream.store.read.orders.update(second, { status: 'EXPIRED' })
    capturedLate(first)
    turnClock(upstream, 15)
    await recover()
    expect(await statusOf(upstream, first)).toBe('PAID')
  })

  it('pays one of the two when the other’s turns up in the same round', async () => {
    const first = await orderGivenUp()
    const second = await orderGivenUp({ replaces: first })
    await upstream.store.read.orders.update(second, { status: 'EXPIRED' })
    for (const orderNo of [first, second]) capturedLate(orderNo)
    turnClock(upstream, 15)
    await recover()
    expect([await outcomeOf(first), await outcomeOf(second)].sort()).toEqual(['CAPTURED', 'SURPLUS_CAPTURE'])
  })
})

describe('every capture that turns up late', () => {
  it('is logged at level error, also when it pays its order: the visitor had read that nothing was charged', async () => {
    const orderNo = await orderGivenUp()
    capturedLate(orderNo)
    turnClock(upstream, 15)
    await recover()
    expect(await statusOf(upstream, orderNo)).toBe('PAID')
    expect(errors()).toHaveLength(1)
    expect(errors()[0]).toContain('after it had been given up')
  })
})

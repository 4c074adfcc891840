import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { walkUpPrice } from '../../catalogue/sample/walk-up-price.ts'
import { merchantReference } from '../../domain/order-identity.ts'
import { startUpstream, turnClock, type Upstream } from '../../upstream.test-kit.ts'
import { confirm, createOrder, recoverySide, statusOf } from '../orders.test-kit.ts'
import { recoverPayments } from './recover-payments.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream({ env: { DECLINED_PAYMENTS: 'off' } })
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.provider.ledger.clear()
  upstream.logs.length = 0
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
})

const recover = async (change: object = {}) => await recoverPayments({ ...recoverySide(upstream), ...change })
const capturedLate = (orderNo: string, amountMinor = walkUpPrice.priceMinor) =>
  upstream.provider.ledger.set(merchantReference(orderNo, 1), {
    outcome: 'CAPTURED',
    paymentId: 'pay_late',
    amountMinor,
    currency: 'GBP',
  })
const errors = () => upstream.logs.filter((line) => line.includes('"level":50'))

/** An order whose only attempt was still unknown to the provider after the grace. */
async function orderGivenUp(): Promise<string> {
  upstream.provider.script('never arrive')
  const orderNo = await createOrder(upstream)
  await confirm(upstream, orderNo)
  turnClock(upstream, 2)
  await recover()
  expect(await statusOf(upstream, orderNo)).toBe('DECLINED')
  return orderNo
}

describe('a round of recovery', () => {
  it('logs once at level error that another amount was captured, and queries no more', async () => {
    upstream.provider.script('never arrive')
    const orderNo = await createOrder(upstream)
    await confirm(upstream, orderNo)
    capturedLate(orderNo, 1)
    turnClock(upstream, 5)
    expect(await recover()).toBe(1)
    turnClock(upstream, 60)
    expect(await recover()).toBe(0)
    expect(errors()).toHaveLength(1)
    expect(errors()[0]).toContain('another amount')
    expect(await statusOf(upstream, orderNo)).toBe('PAYING')
    const attempt = await upstream.store.read.paymentAttempts.find(orderNo, 1)
    expect(attempt).toMatchObject({ outcome: 'AMOUNT_MISMATCH', next_check_at: null })
  })

  it('goes on when one attempt fails', async () => {
    upstream.provider.script('capture and lose the answer', 'capture and lose the answer')
    const [first, second] = [await createOrder(upstream), await createOrder(upstream)]
    for (const orderNo of [first, second]) await confirm(upstream, orderNo)
    turnClock(upstream, 1)
    const find = async (reference: string) => {
      if (reference === merchantReference(first, 1)) throw new Error('a bug')
      return await upstream.provider.find(reference)
    }
    expect(await recover({ provider: { ...upstream.provider, find } })).toBe(1)
    expect([await statusOf(upstream, first), await statusOf(upstream, second)]).toEqual(['PAYING', 'PAID'])
    expect(errors()).toHaveLength(1)
  })

  it('queries a payment within seconds at first, and every three minutes once it has long been unknown', async () => {
    upstream.provider.script('never arrive')
    const orderNo = await createOrder(upstream)
    await confirm(upstream, orderNo)
    const find = async () => ({ outcome: 'UNKNOWN', reply: 'timed_out', why: 'TimeoutError' }) as const
    const pauses: number[] = []
    for (let query = 0; query < 20; query += 1) {
      const attempt = await upstream.store.read.paymentAttempts.find(orderNo, 1)
      const next = attempt?.next_check_at ?? upstream.clock.now
      pauses.push(Math.round((next.getTime() - upstream.clock.now.getTime()) / 100) / 10)
      // The database knows parts of a millisecond.
      upstream.clock.now = new Date(next.getTime() + 1)
      await recover({ provider: { ...upstream.provider, find } })
    }
    expect(pauses.slice(0, 3)).toEqual([2, 1, 1.5])
    expect(pauses.slice(-3)).toEqual([180, 180, 180])
  })

  it('reaches every attempt, however many before it stay unknown', async () => {
    const queried = new Set<string>()
    const find = async (reference: string) => {
      queried.add(reference)
      return { outcome: 'UNKNOWN', reply: 'timed_out', why: 'TimeoutError' } as const
    }
    for (let count = 0; count < 60; count += 1) {
      upstream.provider.script('never arrive')
      await confirm(upstream, await createOrder(upstream))
    }
    turnClock(upstream, 1)
    await recover({ provider: { ...upstream.provider, find } })
    await recover({ provider: { ...upstream.provider, find } })
    expect(queried.size).toBe(60)
  })
})

describe('a capture that turns up after its attempt was given up', () => {
  it('pays the order, even one that has expired meanwhile', async () => {
    const orderNo = await orderGivenUp()
    turnClock(upstream, 120)
    expect(await statusOf(upstream, orderNo)).toBe('EXPIRED')
    capturedLate(orderNo)
    expect(await recover()).toBe(1)
    expect(await statusOf(upstream, orderNo)).toBe('PAID')
    expect((await confirm(upstream, orderNo)).data?.passes).toHaveLength(1)
    turnClock(upstream, 60)
    expect(await recover()).toBe(0)
  })

  it('is a refund by hand when another attempt has paid the order, and is logged once', async () => {
    const orderNo = await orderGivenUp()
    expect(await confirm(upstream, orderNo)).toMatchObject({ data: { status: 'PAID' } })
    capturedLate(orderNo)
    for (let round = 0; round < 3; round += 1) {
      turnClock(upstream, 60)
      await recover()
    }
    expect(errors()).toHaveLength(1)
    expect(errors()[0]).toContain('refund by hand')
    const attempt = await upstream.store.read.paymentAttempts.find(orderNo, 1)
    expect(attempt).toMatchObject({ outcome: 'SURPLUS_CAPTURE', provider_payment_id: 'pay_late' })
    const { reference } = (await upstream.store.read.orders.find(orderNo)) ?? {}
    const support = (await upstream.store.read.mails.find(`${reference}-refund-1`))?.content
    expect(support).toMatchObject({ subject: `[${reference}] Refund a card payment` })
    expect(support).not.toHaveProperty('to')
    expect(support).toHaveProperty('text', expect.stringContaining('pay_late'))
    const visitor = (await upstream.store.read.mails.find(`${reference}-refund-1-visitor`))?.content
    expect(visitor).toMatchObject({ subject: 'We will refund a payment', to: 'amelia@example.com' })
    expect((await confirm(upstream, orderNo)).data?.passes).toHaveLength(1)
  })

  it('pays the order while a second attempt runs, whose own capture is then the refund', async () => {
    const orderNo = await orderGivenUp()
    turnClock(upstream, 15)
    capturedLate(orderNo)
    upstream.provider.onCharge = async () => {
      await recover()
    }
    const answer = await confirm(upstream, orderNo)
    upstream.provider.onCharge = async () => undefined
    expect(answer).toMatchObject({ data: { status: 'PAID' } })
    expect(answer.data?.passes).toHaveLength(1)
    expect(errors()).toHaveLength(2)
    expect(errors()[0]).toContain('given up')
    expect(errors()[1]).toContain('refund by hand')
  })

  it('returns the paid order to a second attempt that is declined meanwhile', async () => {
    const orderNo = await orderGivenUp()
    turnClock(upstream, 15)
    capturedLate(orderNo)
    upstream.provider.script('decline')
    upstream.provider.onCharge = async () => {
      await recover()
    }
    expect(await confirm(upstream, orderNo)).toMatchObject({ data: { status: 'PAID' } })
    upstream.provider.onCharge = async () => undefined
    expect(await statusOf(upstream, orderNo)).toBe('PAID')
    expect(errors()).toHaveLength(1)
    expect(errors()[0]).toContain('given up')
  })

  it('is queried for a day, and then no more', async () => {
    const orderNo = await orderGivenUp()
    turnClock(upstream, 24 * 60 + 1)
    await recover()
    const attempt = await upstream.store.read.paymentAttempts.find(orderNo, 1)
    expect(attempt).toMatchObject({ outcome: 'REJECTED', next_check_at: null })
  })
})

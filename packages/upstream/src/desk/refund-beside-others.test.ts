import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LedgerRefund } from '../payments/card-ledger.ts'
import type { RefundRow } from '../store/database/rows/payments.ts'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'
import { desk, mailsOf, paidOrder, tidy, why } from './desk.test-kit.ts'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => await tidy(upstream))

const refund = async (reference: string, ...more: string[]) =>
  await desk(upstream, ['refund', reference, ...why, ...more])
const acts = async (orderNo: string) => await upstream.store.read.orderActs.listOf(orderNo)
const isCancelled = async (orderNo: string) =>
  (await upstream.store.read.orders.find(orderNo))?.cancelled_at !== null

/** A refund by its intent's name in the provider's books. */
const bookedBy = (intent: RefundRow): LedgerRefund => ({
  refundId: 'ref_beside',
  paymentId: intent.provider_payment_id,
  merchantReference: intent.merchant_reference,
  amountMinor: intent.amount_minor,
  currency: intent.currency,
  createdAt: upstream.clock.now,
})

describe('a refund that the provider refuses', () => {
  it('because it has made it already is written as made', async () => {
    const { orderNo, reference } = await paidOrder(upstream)
    upstream.ledger.script('refuse repeats')
    // A run beside this one makes it after this one has looked for it.
    upstream.ledger.onRefund = async () => {
      upstream.ledger.onRefund = async () => undefined
      const [intent] = await upstream.store.read.refunds.listOf(orderNo)
      if (intent !== undefined) upstream.ledger.made.push(bookedBy(intent))
    }
    const { code, out } = await refund(reference, '--yes')
    expect([code, out]).toEqual([
      0,
      'Gave 34.00 GBP of attempt 1 back (ref_beside). The order is cancelled.\n',
    ])
    expect(await upstream.store.read.refunds.listOf(orderNo)).toMatchObject([{ refund_id: 'ref_beside' }])
    expect(await isCancelled(orderNo)).toBe(true)
    expect(await acts(orderNo)).toMatchObject([{ result: 'refunded 34.00 GBP, ref_beside' }])
  })

  it('is not called ended while the provider does not say whether it was made', async () => {
    const { orderNo, reference } = await paidOrder(upstream)
    upstream.ledger.script('refuse')
    upstream.ledger.onRefund = async () => {
      upstream.ledger.isReachable = false
    }
    const { code, err } = await refund(reference, '--yes')
    expect([code, err]).toEqual([6, expect.stringContaining('does not say what was given back (timed_out)')])
    expect(await upstream.store.read.refunds.listOf(orderNo)).toMatchObject([{ refunded_at: null }])
    expect(await acts(orderNo)).toEqual([])
  })

  it('while a run beside it writes it is told as given back, and takes nothing away', async () => {
    const { orderNo, reference } = await paidOrder(upstream)
    upstream.ledger.script('refuse')
    upstream.ledger.onRefund = async () => {
      const [intent] = await upstream.store.read.refunds.listOf(orderNo)
      if (intent !== undefined)
        await upstream.store.read.refunds.settle(intent, 'ref_beside', upstream.clock.now)
    }
    const { code, err } = await refund(reference, '--yes')
    expect([code, err]).toEqual([4, 'orders: 34.00 GBP of attempt 1 were given back already (ref_beside)\n'])
    expect(await upstream.store.read.refunds.listOf(orderNo)).toMatchObject([{ refund_id: 'ref_beside' }])
    expect(await acts(orderNo)).toEqual([])
  })
})

describe('a refund beside another hand', () => {
  /** A paid order of 34.00 GBP, parts of which were given back at the provider's console. */
  async function givenBack(...parts: readonly (readonly [number, string])[]) {
    const { orderNo, reference } = await paidOrder(upstream)
    const more = async (amountMinor: number, currency: string) => {
      const [attempt] = await upstream.store.read.paymentAttempts.listOf(orderNo)
      const refundId = `ref_by_hand_${upstream.ledger.made.length + 1}`
      const paymentId = attempt?.provider_payment_id ?? ''
      const names = { refundId, paymentId, merchantReference: refundId }
      upstream.ledger.made.push({ ...names, amountMinor, currency, createdAt: upstream.clock.now })
    }
    for (const part of parts) await more(...part)
    return { orderNo, reference, more }
  }

  it('that gave all of it back at the provider is written, and not made again', async () => {
    const { orderNo, reference } = await givenBack([3400, 'GBP'])
    expect((await refund(reference)).out).toContain('has given 34.00 GBP')
    expect((await refund(reference, '--yes')).code).toBe(0)
    expect(upstream.ledger.calls).toEqual([])
    expect(await isCancelled(orderNo)).toBe(true)
  })

  it('that gave a part of it back is left to that hand, and written once the rest was given back there', async () => {
    const { orderNo, reference, more } = await givenBack([100, 'GBP'])
    const { code, err } = await refund(reference, '--yes')
    expect([code, err]).toEqual([
      4,
      'orders: the card provider has given 1.00 GBP of attempt 1 back already, and 34.00 GBP were captured: give the rest back there, then run the same command again\n',
    ])
    expect(await isCancelled(orderNo)).toBe(false)
    await more(3300, 'GBP')
    expect((await refund(reference, '--yes')).code).toBe(0)
    expect(upstream.ledger.calls).toEqual([])
    expect(await isCancelled(orderNo)).toBe(true)
    expect(await upstream.store.read.refunds.listOf(orderNo)).toMatchObject([
      { amount_minor: 3400, refund_id: 'ref_by_hand_2' },
    ])
  })

  it.each([
    ['in another currency', 3400, 'USD'],
    ['of more than was captured', 3401, 'GBP'],
  ] as const)('%s is not taken for the whole amount', async (_what, amountMinor, currency) => {
    const { orderNo, reference } = await givenBack([amountMinor, currency])
    const { code, err } = await refund(reference, '--yes')
    expect([code, err]).toEqual([4, expect.stringContaining('the two do not fit')])
    expect(upstream.ledger.calls).toEqual([])
    expect(await isCancelled(orderNo)).toBe(false)
  })

  it('of our own name and another amount is not taken for ours', async () => {
    const { orderNo, reference } = await paidOrder(upstream)
    upstream.ledger.script('never arrive')
    await refund(reference, '--yes')
    const [intent] = await upstream.store.read.refunds.listOf(orderNo)
    if (intent !== undefined) upstream.ledger.made.push({ ...bookedBy(intent), amountMinor: 100 })
    const { code, err } = await refund(reference, '--yes')
    expect([code, err]).toEqual([4, expect.stringContaining('has given 1.00 GBP of attempt 1 back already')])
    expect(await isCancelled(orderNo)).toBe(false)
  })

  it('of two runs at once is made once, and both end well', async () => {
    const { orderNo, reference } = await paidOrder(upstream)
    // A run that came later would be told that the money was given back already.
    upstream.ledger.holdUntil(2)
    const codes = await Promise.all([refund(reference, '--yes'), refund(reference, '--yes')])
    expect(codes.map(({ code }) => code)).toEqual([0, 0])
    expect(upstream.ledger.made).toHaveLength(1)
    expect(await acts(orderNo)).toHaveLength(1)
    expect((await mailsOf(upstream, reference)).filter((name) => name === 'refunded-1')).toHaveLength(1)
  })
})

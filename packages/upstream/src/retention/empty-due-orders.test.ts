import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { walkUpPrice } from '../catalogue/sample/walk-up-price.ts'
import { merchantReference } from '../domain/order-identity.ts'
import { expireOrders } from '../orders/expire-orders.ts'
import { confirm, createOrder, lead, recoverySide, statusOf } from '../orders/orders.test-kit.ts'
import { recoverPayments } from '../orders/pay/recover-payments.ts'
import { ordered, slotOrder } from '../slots/slots.test-kit.ts'
import { rowsWith } from '../store/rows-with.test-kit.ts'
import { emptyPaidOrders, emptyUnpaidOrders } from './empty-due-orders.ts'
import { type OpenUpstream, passDays, retentionSide, startOpenUpstream } from './retention.test-kit.ts'

let upstream: OpenUpstream

beforeAll(async () => {
  upstream = await startOpenUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  await upstream.store.forgetPeople()
  upstream.provider.ledger.clear()
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
})

const party = {
  lead: { ...lead, mobile: { telAbbr: '44', number: '7911123456' } },
  passengers: [{ firstName: 'Bruno', lastName: 'Keller' }],
  expectedTotal: '68.00',
}
const emptied = { lead: { firstName: '', lastName: '', email: '' }, passengers: [], card: null }
const NOT_FOUND = { state: '10', errorCode: 'NOT_FOUND' }

const emptyUnpaid = async () => await emptyUnpaidOrders(retentionSide(upstream))
const emptyPaid = async () => await emptyPaidOrders(retentionSide(upstream))
const row = async (orderNo: string) => await upstream.store.read.orders.find(orderNo)
const traces = async () =>
  await rowsWith(upstream.database, ['amelia', 'bruno', 'keller', '7911123456', 'ba117'])
const at = (time: string) => {
  upstream.clock.now = new Date(time)
}

describe('an order that was not paid', () => {
  it('is emptied 30 days after it ended, not a moment before', async () => {
    const orderNo = await createOrder(upstream, party)
    at('2026-11-21T12:30:00Z')
    await expireOrders(recoverySide(upstream))
    at('2026-12-21T12:29:59.999Z')
    expect(await emptyUnpaid()).toBe(0)
    at('2026-12-21T12:30:00Z')
    expect(await emptyUnpaid()).toBe(1)
    expect(await emptyUnpaid()).toBe(0)
    expect(await row(orderNo)).toMatchObject({
      ...emptied,
      status: 'EXPIRED',
      total_minor: 2 * walkUpPrice.priceMinor,
    })
    expect(await traces()).toEqual({})
    expect(await upstream.call('/order/status', { orderNo })).toMatchObject(NOT_FOUND)
  })

  it('is never emptied while it may be paid, is being paid, or a late capture is looked for', async () => {
    const waiting = await createOrder(upstream, party)
    upstream.provider.script('decline')
    const declined = await createOrder(upstream, party)
    await confirm(upstream, declined)
    upstream.provider.script('never arrive', 'never arrive')
    const paying = await createOrder(upstream, party)
    await confirm(upstream, paying)
    const givenUp = await createOrder(upstream, party)
    await confirm(upstream, givenUp)
    at('2026-11-21T12:05:00Z')
    const onlyGivenUp = {
      ...upstream.provider,
      find: async (reference: string) =>
        reference.startsWith(givenUp)
          ? ({ outcome: 'NOT_CHARGED', reasonCode: 'REFUSED' } as const)
          : ({ outcome: 'UNKNOWN', reply: 'timed_out', why: 'TimeoutError' } as const),
    }
    await recoverPayments({ ...recoverySide(upstream), provider: onlyGivenUp })
    await sql`update orders set status = 'EXPIRED' where order_no = ${givenUp}`.execute(upstream.database)

    passDays(upstream, 400)
    expect(await emptyUnpaid()).toBe(0)
    for (const orderNo of [waiting, declined, paying, givenUp])
      expect(await row(orderNo)).toMatchObject({ lead: party.lead })
    await expireOrders(recoverySide(upstream))
    expect(await emptyUnpaid(), 'the two that could still be paid').toBe(2)
  })

  it('whose money waits for a person is emptied only after that person has dealt with it', async () => {
    upstream.provider.script('never arrive')
    const orderNo = await createOrder(upstream, party)
    await confirm(upstream, orderNo)
    upstream.provider.ledger.set(merchantReference(orderNo, 1), {
      outcome: 'CAPTURED',
      paymentId: 'pay_late',
      amountMinor: 1,
      currency: 'GBP',
    })
    at('2026-11-21T12:05:00Z')
    await recoverPayments(recoverySide(upstream))
    passDays(upstream, 400)
    expect(await emptyUnpaid()).toBe(0)
    await sql`update payment_attempts set handled_at = now()`.execute(upstream.database)
    expect(await emptyUnpaid()).toBe(1)
    expect(await upstream.store.read.paymentAttempts.find(orderNo, 1)).toMatchObject({
      outcome: 'AMOUNT_MISMATCH',
      idempotency_key: null,
    })
  })
})

describe('a paid order', () => {
  it('is emptied 90 days after the last day of its passes, which go with it', async () => {
    const orderNo = await createOrder(upstream, party)
    const { data } = await confirm(upstream, orderNo)
    // The passes end with 20 November 2027.
    at('2028-02-18T23:59:59Z')
    expect(await emptyPaid()).toBe(0)
    at('2028-02-19T00:00:00Z')
    expect(await emptyPaid()).toBe(1)
    expect(await row(orderNo)).toMatchObject({
      ...emptied,
      status: 'PAID',
      reference: data?.reference,
      total_minor: 2 * walkUpPrice.priceMinor,
      paid_at: new Date('2026-11-21T12:00:00Z'),
    })
    expect(await upstream.store.read.passes.listOfOrder(orderNo)).toEqual([])
    expect(await upstream.store.read.paymentAttempts.find(orderNo, 1)).toMatchObject({ outcome: 'CAPTURED' })
    expect(await traces()).toEqual({})
    const link = { reference: data?.reference, key: data?.key }
    expect(await upstream.call('/order/get', link)).toMatchObject(NOT_FOUND)
    expect(await confirm(upstream, orderNo)).toMatchObject(NOT_FOUND)
  })

  it('leaves the use of its discount code, and no hash of its buyer', async () => {
    await confirm(
      upstream,
      await createOrder(upstream, { discountCode: 'LAYOVER20', expectedTotal: '27.20' }),
    )
    const uses = async () =>
      await upstream.database.selectFrom('discount_redemptions').select(['code', 'status', 'buyer']).execute()
    const use = { code: 'LAYOVER20', status: 'REDEEMED' }
    expect(await uses()).toEqual([{ ...use, buyer: expect.stringMatching(/^[\w-]{43}$/) }])
    at('2028-02-19T00:00:00Z')
    expect(await emptyPaid()).toBe(1)
    expect(await uses()).toEqual([{ ...use, buyer: null }])
  })

  it('of a visit is emptied 90 days after the visit, its flight and its places too', async () => {
    const orderNo = await ordered(upstream, '/cip/createOrder', slotOrder())
    const answer = await upstream.call('/cip/confirmPaymentOrder', {
      orderNo,
      payment: { method: 'token', token: 'tok_0123456789abcdef' },
    })
    expect(answer.data?.status).toBe('PAID')
    at('2027-02-23T23:59:59Z')
    expect(await emptyPaid()).toBe(0)
    at('2027-02-24T00:00:00Z')
    expect(await emptyPaid()).toBe(1)
    expect(await row(orderNo)).toMatchObject({ visit: { visitDate: '2026-11-25', flightNumber: '' } })
    expect(await traces()).toEqual({})
  })

  it('of a membership is emptied 90 days after the membership, which goes with it', async () => {
    const plan = {
      planId: 'LAYOVER-EXPLORER',
      additionalVisits: 2,
      email: lead.email,
      expectedTotal: '228.00',
    }
    const orderNo = (await upstream.call('/purchasemembership/createOrder', plan)).data?.orderNo
    const payment = { method: 'token', token: 'tok_0123456789abcdef' }
    await upstream.call('/purchasemembership/confirmPayment', { orderNo, payment })
    at('2028-02-18T23:59:59Z')
    expect(await emptyPaid()).toBe(0)
    at('2028-02-19T00:00:00Z')
    expect(await emptyPaid()).toBe(1)
    expect(await upstream.store.read.memberships.findOfOrder(String(orderNo))).toBeUndefined()
    expect(await traces()).toEqual({})
    expect(await statusOf(upstream, String(orderNo))).toBeUndefined()
  })
})

it('a database refuses an order that counts as emptied and names somebody', async () => {
  await createOrder(upstream, party)
  await expect(sql`update orders set emptied_at = now()`.execute(upstream.database)).rejects.toThrow(
    'emptied_orders_name_nobody',
  )
})

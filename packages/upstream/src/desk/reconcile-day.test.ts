import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirm, createOrder } from '../orders/orders.test-kit.ts'
import type { LedgerPayment } from '../payments/card-ledger.ts'
import { startUpstream, turnClock, type Upstream } from '../upstream.test-kit.ts'
import {
  bookedPayment,
  desk,
  mismatchedOrder,
  paidOrder,
  paymentIdOf,
  tidy,
  unsettledOrder,
  why,
} from './desk.test-kit.ts'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => await tidy(upstream))

const DAY = '2026-11-21'
const reconcile = async (...words: string[]) => await desk(upstream, ['reconcile', '--day', DAY, ...words])
const kinds = async () =>
  JSON.parse((await reconcile('--json')).out).differences.map((each: { kind: string }) => each.kind)
const paymentOf = (orderNo: string) => paymentIdOf(upstream, orderNo)
const booked = (orderNo: string, change: Partial<LedgerPayment> = {}) =>
  bookedPayment(upstream, orderNo, change)
/** A refund at the provider's own console. */
const byHand = (paymentId: string, amountMinor: number, currency = 'GBP') => {
  const { made } = upstream.ledger
  const refund = { refundId: `ref_hand_${made.length}`, paymentId, merchantReference: 'by hand' }
  made.push({ ...refund, amountMinor, currency, createdAt: upstream.clock.now })
}
/** Paid orders of the day in both books. */
async function paidInBoth() {
  const order = await paidOrder(upstream)
  upstream.ledger.captures.push(booked(order.orderNo))
  return order
}

describe('the comparison of a day', () => {
  it('is clean, with 0, where orders and books agree', async () => {
    await paidInBoth()
    const refunded = await paidInBoth()
    await desk(upstream, ['refund', refunded.reference, ...why, '--yes'])
    turnClock(upstream, 11)
    expect(await reconcile()).toEqual({
      code: 0,
      out: `${DAY}: 2 captures and 1 refund in the card provider’s books; nothing differs.\n`,
      err: '',
    })
  })

  it.each([
    [
      'a capture that no attempt knows',
      'unpaid_capture',
      async () => upstream.ledger.captures.push(booked('x')),
    ],
    ['a paid order without its capture', 'uncaptured_order', async () => await paidOrder(upstream)],
    [
      'another amount in the books',
      'amount',
      async () =>
        upstream.ledger.captures.push(booked((await paidOrder(upstream)).orderNo, { amountMinor: 1 })),
    ],
    [
      'another currency in the books',
      'amount',
      async () =>
        upstream.ledger.captures.push(booked((await paidOrder(upstream)).orderNo, { currency: 'EUR' })),
    ],
    ['a payment without an outcome', 'unsettled', async () => await unsettledOrder(upstream)],
    [
      'a captured payment without an outcome',
      'unsettled',
      async () => upstream.ledger.captures.push(booked((await unsettledOrder(upstream)).orderNo)),
    ],
    [
      'a mismatch that nobody has handled',
      'amount',
      async () =>
        upstream.ledger.captures.push(booked((await mismatchedOrder(upstream)).orderNo, { amountMinor: 1 })),
    ],
    [
      'a refund that is not ours',
      'refund',
      async () => {
        const { orderNo } = await paidInBoth()
        byHand(paymentOf(orderNo), 3400)
      },
    ],
    [
      'a second capture before that of a paid attempt, under its name',
      'unpaid_capture',
      async () => {
        const { orderNo } = await paidInBoth()
        upstream.ledger.captures.unshift(booked(orderNo, { paymentId: 'pay_twice' }))
      },
    ],
    [
      'a second capture after that of a paid attempt, under its name',
      'unpaid_capture',
      async () => {
        const { orderNo } = await paidInBoth()
        upstream.ledger.captures.push(booked(orderNo, { paymentId: 'pay_twice' }))
      },
    ],
    [
      'a capture of a rejected attempt',
      'unpaid_capture',
      async () => {
        upstream.provider.script('decline')
        const orderNo = await createOrder(upstream)
        await confirm(upstream, orderNo)
        upstream.ledger.captures.push(booked(orderNo))
      },
    ],
    [
      'a refund by another hand beside our own',
      'refund',
      async () => {
        const { orderNo, reference } = await mismatchedOrder(upstream, 120)
        upstream.ledger.captures.push(booked(orderNo, { amountMinor: 120 }))
        await desk(upstream, ['refund', reference, ...why, '--yes'])
        byHand('pay_other', 120)
      },
    ],
    [
      'a refund without an outcome',
      'refund',
      async () => {
        const { reference } = await paidInBoth()
        upstream.ledger.script('never arrive')
        await desk(upstream, ['refund', reference, ...why, '--yes'])
      },
    ],
    [
      'a refund of ours that the books do not have',
      'refund',
      async () => {
        const { reference } = await paidInBoth()
        await desk(upstream, ['refund', reference, ...why, '--yes'])
        upstream.ledger.made.length = 0
      },
    ],
  ])('finds %s, and ends with 5', async (_what, kind, cause) => {
    await paidInBoth()
    await cause()
    turnClock(upstream, 11)
    expect((await reconcile()).code).toBe(5)
    expect(await kinds()).toEqual([kind])
  })

  it('waits for what began in the last ten minutes', async () => {
    await paidOrder(upstream)
    turnClock(upstream, 9)
    expect((await reconcile()).code).toBe(0)
    turnClock(upstream, 2)
    expect((await reconcile()).code).toBe(5)
  })

  it('finds a capture that the books have a moment after midnight', async () => {
    upstream.clock.now = new Date('2026-11-21T23:59:59.900Z')
    const { orderNo } = await paidOrder(upstream)
    upstream.ledger.captures.push(booked(orderNo, { createdAt: new Date('2026-11-22T00:00:00.100Z') }))
    turnClock(upstream, 30)
    expect((await reconcile()).code).toBe(0)
    expect((await desk(upstream, ['reconcile', '--day', '2026-11-22'])).code).toBe(0)
  })

  it('asks for no more about money that a person has handled', async () => {
    const { orderNo, reference } = await mismatchedOrder(upstream)
    const paymentId = 'pay_other'
    upstream.ledger.captures.push(booked(orderNo, { paymentId, amountMinor: 1 }))
    const refund = { refundId: 'ref_x', paymentId, merchantReference: 'by hand', amountMinor: 1 }
    upstream.ledger.made.push({ ...refund, currency: 'GBP', createdAt: new Date('2026-11-21T12:01:00Z') })
    turnClock(upstream, 11)
    expect(await kinds()).toEqual(['amount', 'refund'])
    await desk(upstream, ['settle', reference, ...why, '--yes'])
    expect(await kinds()).toEqual([])
  })

  it('asks for no more about a capture without an order once it is given back whole, in parts and on another day too', async () => {
    upstream.ledger.captures.push(booked('x', { paymentId: 'pay_x' }))
    turnClock(upstream, 11)
    byHand('pay_x', 3300)
    turnClock(upstream, 11)
    expect(await kinds()).toEqual(['unpaid_capture'])
    turnClock(upstream, 24 * 60)
    byHand('pay_x', 100, 'EUR')
    expect(await kinds()).toEqual(['unpaid_capture'])
    upstream.ledger.made.pop()
    byHand('pay_x', 100)
    turnClock(upstream, 11)
    expect(await kinds()).toEqual([])
    expect((await desk(upstream, ['reconcile', '--day', '2026-11-22'])).code).toBe(0)
  })

  it('asks for no more about a refund by another hand that gave all of a cancelled order back', async () => {
    const { orderNo } = await paidInBoth()
    await upstream.store.transaction(async ({ orders }) => await orders.cancel(orderNo, upstream.clock.now))
    byHand(paymentOf(orderNo), 3300)
    turnClock(upstream, 11)
    expect(await kinds()).toEqual(['refund'])
    byHand(paymentOf(orderNo), 100)
    turnClock(upstream, 11)
    expect(await kinds()).toEqual([])
  })

  it('takes parts in the books for our refund where they are its amount together', async () => {
    const { orderNo, reference } = await paidInBoth()
    await desk(upstream, ['refund', reference, ...why, '--yes'])
    const { made } = upstream.ledger
    const [whole] = made
    if (whole !== undefined) made[0] = { ...whole, amountMinor: 3300 }
    turnClock(upstream, 11)
    expect(await kinds()).toEqual(['refund'])
    byHand(paymentOf(orderNo), 100)
    turnClock(upstream, 11)
    expect(await kinds()).toEqual([])
  })

  it('stores nothing where the refunds of a capture cannot be read', async () => {
    upstream.ledger.captures.push(booked('x'))
    turnClock(upstream, 11)
    const { ledger } = upstream
    const { payments, refunds, refund } = ledger
    const unread = async () => ({ outcome: 'UNKNOWN', reply: 'timed_out', why: 'TimeoutError' }) as const
    const books = { payments, refunds, refund, refundsOf: unread }
    expect((await desk(upstream, ['reconcile', '--day', DAY], books)).code).toBe(6)
    expect(await upstream.store.read.reconciliations.differences()).toEqual({})
  })

  it('finds a refund in the books on the day when it was made, however late it was written', async () => {
    const { reference } = await paidInBoth()
    upstream.ledger.script('refund and lose the answer')
    expect((await desk(upstream, ['refund', reference, ...why, '--yes'])).code).toBe(6)
    turnClock(upstream, 2 * 24 * 60)
    expect((await desk(upstream, ['refund', reference, ...why, '--yes'])).code).toBe(0)
    turnClock(upstream, 11)
    expect((await reconcile()).code).toBe(0)
    expect((await desk(upstream, ['reconcile', '--day', '2026-11-23'])).code).toBe(0)
  })

  it('tells a refund without an outcome on the day when it was begun, and not that of its booking', async () => {
    upstream.clock.now = new Date('2026-11-21T23:30:00Z')
    const { reference } = await paidInBoth()
    upstream.ledger.script('refund and lose the answer')
    upstream.ledger.now = () => new Date('2026-11-22T00:10:00Z')
    await desk(upstream, ['refund', reference, ...why, '--yes'])
    turnClock(upstream, 60)
    expect(await kinds()).toEqual(['refund'])
    expect((await desk(upstream, ['reconcile', '--day', '2026-11-22'])).code).toBe(0)
  })

  it('wants no capture in the books of a payment that we have given back', async () => {
    const { reference } = await paidInBoth()
    await desk(upstream, ['refund', reference, ...why, '--yes'])
    upstream.ledger.captures = upstream.ledger.captures.map((each) => ({ ...each, isCaptured: false }))
    turnClock(upstream, 11)
    expect(await kinds()).toEqual([])
  })

  it('ends with 6 where the books cannot be read, and leaves the last result as it was', async () => {
    await paidOrder(upstream)
    turnClock(upstream, 11)
    await reconcile()
    upstream.ledger.isReachable = false
    expect(await reconcile()).toMatchObject({ code: 6, out: '' })
    expect(await upstream.store.read.reconciliations.differences()).toEqual({ uncaptured_order: 1 })
  })
})

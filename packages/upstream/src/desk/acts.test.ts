import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { merchantReference } from '../domain/order-identity.ts'
import { expireOrders } from '../orders/expire-orders.ts'
import { confirm, createOrder, recoverySide, statusOf } from '../orders/orders.test-kit.ts'
import { recoverPayments } from '../orders/pay/recover-payments.ts'
import { startUpstream, turnClock, type Upstream } from '../upstream.test-kit.ts'
import {
  desk,
  mailsOf,
  mismatchedOrder,
  paidOrder,
  referenceOf,
  tidy,
  unsettledOrder,
  why,
} from './desk.test-kit.ts'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream({
    env: { BOOKING_LINK: 'https://shop.example/success?ref={reference}#k={key}' },
  })
})
beforeEach(async () => await tidy(upstream))

const run = async (...words: string[]) => await desk(upstream, words)
const acts = async (orderNo: string) => await upstream.store.read.orderActs.listOf(orderNo)

describe('settle', () => {
  it('settles a payment by the provider’s answer, as the recovery does, and records it', async () => {
    const { orderNo, reference } = await unsettledOrder(upstream)
    const payment = { outcome: 'CAPTURED', paymentId: 'pay_1', amountMinor: 3400, currency: 'GBP' } as const
    upstream.provider.ledger.set(merchantReference(orderNo, 1), payment)
    const dry = await run('settle', reference, ...why)
    expect([dry.code, dry.out]).toEqual([0, expect.stringContaining('captured 34.00 GBP for attempt 1')])
    expect(await statusOf(upstream, orderNo)).toBe('PAYING')
    const { code, out } = await run('settle', reference, ...why, '--yes')
    expect([code, out]).toEqual([0, expect.stringContaining('settled as CAPTURED, and the order is PAID')])
    expect(await statusOf(upstream, orderNo)).toBe('PAID')
    expect(await acts(orderNo)).toMatchObject([
      { act: 'settle', attempt: 1, result: 'CAPTURED, order PAID', reason: why[1] },
    ])
    expect(await run('settle', reference, ...why, '--yes')).toMatchObject({
      code: 4,
      err: 'orders: there is no attempt to settle\n',
    })
  })

  it('makes no outcome up while the provider does not answer, or may still get the payment', async () => {
    const { orderNo, reference } = await unsettledOrder(upstream)
    expect((await run('settle', reference, ...why, '--yes')).code).toBe(4)
    upstream.provider.isReachable = false
    turnClock(upstream, 3 * 24 * 60)
    const { code, err } = await run('settle', reference, ...why, '--yes')
    expect([code, err]).toEqual([6, expect.stringContaining('gives no answer about attempt 1 (timed_out)')])
    expect((await upstream.store.read.paymentAttempts.find(orderNo, 1))?.outcome).toBeNull()
    expect(await acts(orderNo)).toEqual([])
    upstream.provider.isReachable = true
    expect((await run('settle', reference, ...why, '--yes')).out).toContain('REJECTED')
  })

  it('finds a capture of a payment that was given up', async () => {
    const { orderNo, reference } = await unsettledOrder(upstream)
    turnClock(upstream, 3)
    await recoverPayments(recoverySide(upstream))
    expect((await run('settle', reference, ...why, '--yes')).code).toBe(4)
    const payment = { outcome: 'CAPTURED', paymentId: 'pay_1', amountMinor: 3400, currency: 'GBP' } as const
    upstream.provider.ledger.set(merchantReference(orderNo, 1), payment)
    expect((await run('settle', reference, ...why, '--yes')).code).toBe(0)
    expect(await statusOf(upstream, orderNo)).toBe('PAID')
  })

  it.each([
    ['declined', 'decline', 'REJECTED'],
    ['ended by a fault of the provider', 'be unavailable', 'UNAVAILABLE'],
  ] as const)(
    'finds a capture of a named attempt that was %s, so that it can be refunded',
    async (_what, act, was) => {
      upstream.provider.script(act)
      const orderNo = await createOrder(upstream)
      await confirm(upstream, orderNo)
      const reference = await referenceOf(upstream, orderNo)
      const named = async (...words: string[]) =>
        await run('settle', reference, '--attempt', '1', ...why, ...words)
      expect(await named('--yes')).toMatchObject({
        code: 4,
        err: `orders: attempt 1 is ${was}, and the card provider has no capture of it\n`,
      })
      expect(await acts(orderNo)).toEqual([])
      const payment = { outcome: 'CAPTURED', paymentId: 'pay_1', amountMinor: 3400, currency: 'GBP' } as const
      upstream.provider.ledger.set(merchantReference(orderNo, 1), payment)
      expect((await named()).out).toContain('captured 34.00 GBP for attempt 1')
      expect(await statusOf(upstream, orderNo)).not.toBe('PAID')
      const { code, out } = await named('--yes')
      expect([code, out]).toEqual([0, expect.stringContaining('settled as CAPTURED, and the order is PAID')])
      expect(await acts(orderNo)).toMatchObject([{ act: 'settle', result: 'CAPTURED, order PAID' }])
      expect((await run('refund', reference, ...why, '--yes')).code).toBe(0)
      expect(upstream.ledger.made).toMatchObject([{ paymentId: 'pay_1', amountMinor: 3400 }])
    },
  )

  it.each(['settle', 'refund'])('ends an order of another amount once %s has handled that', async (act) => {
    const { orderNo, reference } = await mismatchedOrder(upstream)
    expect(await expireOrders(recoverySide(upstream))).toBe(0)
    expect((await run(act, reference, ...why, '--yes')).code).toBe(0)
    expect(await expireOrders(recoverySide(upstream))).toBe(1)
    expect(await statusOf(upstream, orderNo)).toBe('EXPIRED')
  })

  it('marks money that paid no order as handled, once, and moves none', async () => {
    const { orderNo, reference } = await mismatchedOrder(upstream)
    expect((await run('settle', reference, ...why)).out).toContain(
      'Would mark attempt 1 (AMOUNT_MISMATCH, pay_other)',
    )
    expect((await upstream.store.read.paymentAttempts.find(orderNo, 1))?.handled_at).toBeNull()
    expect((await run('settle', reference, ...why, '--yes')).code).toBe(0)
    expect((await upstream.store.read.paymentAttempts.find(orderNo, 1))?.handled_at).not.toBeNull()
    expect((await run('settle', reference, ...why, '--yes')).code).toBe(4)
    expect(await acts(orderNo)).toHaveLength(1)
    expect(upstream.ledger.calls).toEqual([])
  })
})

describe('resend', () => {
  it('queues the confirmation again, to the order’s own address or to a further one', async () => {
    const { orderNo, reference } = await paidOrder(upstream)
    expect((await run('resend', reference, ...why)).out).toContain('Would mail the confirmation')
    expect(await mailsOf(upstream, reference)).toEqual(['confirmation'])
    expect((await run('resend', reference, ...why, '--yes')).code).toBe(0)
    expect(await mailsOf(upstream, reference)).toEqual(['confirmation', 'confirmation-again-1'])
    expect((await run('resend', reference, ...why, '--to', 'ben@example.com', '--yes')).code).toBe(0)
    expect(await mailsOf(upstream, reference)).toContain('confirmation-1')
    expect((await run('resend', reference, ...why, '--to', 'BEN@example.com', '--yes')).code).toBe(0)
    expect(await mailsOf(upstream, reference)).toContain('confirmation-1-again-3')
    const recorded = JSON.stringify(await acts(orderNo))
    expect(recorded).not.toMatch(/ben@|amelia/i)
    expect(await acts(orderNo)).toHaveLength(3)
  })

  it('stays within the bounds of the shop’s form, and sends nothing of an order that is not paid or is cancelled', async () => {
    const { reference } = await paidOrder(upstream)
    const codes: number[] = []
    for (let times = 0; times < 7; times += 1)
      codes.push((await run('resend', reference, ...why, '--yes')).code)
    expect(codes).toEqual([0, 0, 0, 0, 0, 4, 4])
    const unpaid = await referenceOf(upstream, await createOrder(upstream))
    expect((await run('resend', unpaid, ...why, '--yes')).err).toContain('the order is CREATED')
    await run('refund', reference, ...why, '--yes')
    expect((await run('resend', reference, ...why, '--yes')).err).toContain('cancelled or refunded')
  })

  it('queues all mail that was given up anew', async () => {
    const { store, clock } = upstream
    await store.read.mails.insert('a form', { subject: 'a', text: 'b' }, clock.now)
    await store.read.mails.giveUp('a form')
    expect((await run('resend', '--given-up', ...why)).out).toContain('given up anew: 1.')
    expect((await store.read.mails.find('a form'))?.next_attempt_at).toBeNull()
    expect((await run('resend', '--given-up', ...why, '--yes')).out).toBe('Mails queued anew: 1.\n')
    expect((await store.read.mails.find('a form'))?.next_attempt_at).toEqual(clock.now)
  })
})

describe('list', () => {
  it('has orders that wait for a person first, then open ones, then the rest', async () => {
    const paid = await paidOrder(upstream)
    const mismatched = await mismatchedOrder(upstream)
    const unsettled = await unsettledOrder(upstream)
    turnClock(upstream, 11)
    const open = await referenceOf(upstream, await createOrder(upstream))
    const refunded = await paidOrder(upstream)
    await run('refund', refunded.reference, ...why, '--yes')
    const listed = async (...words: string[]) => {
      const [, ...lines] = (await run('list', ...words)).out.trim().split('\n')
      return lines.map((line) => line.split(/\s{2,}/).slice(0, 2))
    }
    const all = [
      [mismatched.reference, 'mismatched'],
      [unsettled.reference, 'unsettled'],
      [open, 'created'],
      [refunded.reference, 'cancelled'],
      [paid.reference, 'paid'],
    ]
    expect(await listed()).toEqual(all)
    expect(await listed('--limit', '4')).toEqual(all.slice(0, 4))
    expect(await listed('--state', 'paid,unsettled')).toEqual([all[1], all[4]])
  })

  it('has surplus captures and unfinished refunds among the orders that need a person', async () => {
    const refunding = await paidOrder(upstream)
    upstream.ledger.script('never arrive')
    await run('refund', refunding.reference, ...why, '--yes')
    const surplus = await unsettledOrder(upstream)
    await upstream.store.transaction(async ({ paymentAttempts }) => {
      const [attempt] = await paymentAttempts.listOf(surplus.orderNo)
      if (attempt) await paymentAttempts.settle(attempt, { outcome: 'SURPLUS_CAPTURE' }, upstream.clock.now)
    })
    const { out } = await run('list', '--state', 'mismatched,surplus,refunding,unsettled')
    expect(out).toMatch(new RegExp(`^${refunding.reference} +refunding`, 'm'))
    expect(out).toMatch(new RegExp(`^${surplus.reference} +surplus`, 'm'))
  })

  it('names nobody unless asked to, also when it is filtered by an address', async () => {
    await paidOrder(upstream)
    const names = /amelia|hart/i
    expect((await run('list')).out).not.toMatch(names)
    expect((await run('list', '--json', '--email', 'Amelia@example.com')).out).not.toMatch(names)
    expect((await run('list', '--people')).out).toContain('Amelia Hart <amelia@example.com>')
    expect((await run('list', '--email', 'nobody@example.com')).out).toBe('No such orders.\n')
  })

  it('filters by state, time and reference', async () => {
    const { reference } = await paidOrder(upstream)
    turnClock(upstream, 24 * 60)
    const open = await referenceOf(upstream, await createOrder(upstream))
    const listed = async (...words: string[]) =>
      JSON.parse((await run('list', '--json', ...words)).out).map(
        (each: { reference: string }) => each.reference,
      )
    expect(await listed()).toEqual([open, reference])
    expect(await listed('--state', 'paid,expired')).toEqual([reference])
    expect(await listed('--since', '2026-11-22')).toEqual([open])
    expect(await listed('--until', '2026-11-22')).toEqual([reference])
    expect(await listed('--reference', reference.toLowerCase().slice(0, 6))).toContain(reference)
    expect(await listed('--limit', '1')).toEqual([open])
  })
})

describe('show', () => {
  it('tells what hangs on an order, and its people only when asked', async () => {
    const { reference } = await paidOrder(upstream)
    await run('refund', reference, ...why, '--yes')
    const { code, out } = await run('show', reference.replace('-', '').toLowerCase())
    expect(code).toBe(0)
    for (const part of [
      /total +34\.00 GBP/,
      /card +visa ending in 4242/,
      new RegExp(`${reference}-1 +2026-11-21 to 2027-11-20`),
      /1 +2026-11-21 12:00:00 +CAPTURED +pay_/,
      /attempt 1 +34\.00 GBP +2026-11-21 12:00:00 +ref_1/,
      /confirmation +waits/,
      /Kim +refund +attempt 1 +refunded 34\.00 GBP, ref_1 +the buyer asked by telephone/,
    ])
      expect(out).toMatch(part)
    expect(out).not.toMatch(/amelia|hart/i)
    expect((await run('show', reference, '--json')).out).not.toMatch(/amelia|hart/i)
    expect((await run('show', reference, '--people')).out).toMatch(/lead +Amelia Hart +amelia@example\.com/)
    expect(await run('show', 'LV00-0000')).toMatchObject({
      code: 3,
      err: 'orders: there is no order LV00-0000\n',
    })
  })

  it('tells a declined attempt with the provider’s reason', async () => {
    upstream.provider.script('decline')
    const orderNo = await createOrder(upstream)
    await confirm(upstream, orderNo)
    const { out } = await run('show', await referenceOf(upstream, orderNo))
    expect(out).toMatch(/1 .*REJECTED +INSUFFICIENT_FUNDS/)
  })
})

describe('wrong options', () => {
  it.each([
    [['lists']],
    [['list', 'LV7K-29QD']],
    [['list', '--state', 'lost']],
    [['list', '--since', '2026-02-31']],
    [['list', '--limit', '0']],
    [['list', '--yes']],
    [['show']],
    [['show', 'LV7K-29QD', 'LV7K-29QE']],
    [['show', 'nothing']],
    [['settle', 'LV7K-29QD']],
    [['settle', 'LV7K-29QD', '--reason', ' ']],
    [['settle', 'LV7K-29QD', '--reason', 'asked by amelia@example.com']],
    [['refund', 'LV7K-29QD', ...why, '--amount', '1.00']],
    [['refund', 'LV7K-29QD', ...why, '--attempt', 'x']],
    [['resend', 'LV7K-29QD', ...why, '--to', 'amelia']],
    [['reconcile', '--day', '2026-13-01']],
    [['reconcile', '--day', '2999-01-01']],
  ])('%j end with 2 and one line', async (words) => {
    const { code, out, err } = await desk(upstream, words)
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(/^orders: [^\n]+; --help says how\n$/)])
  })

  it('and no words at all show how', async () => {
    expect((await run()).out).toContain('Exit codes')
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { merchantReference } from '../domain/order-identity.ts'
import { orderKey, passLinkKey } from '../domain/signatures.ts'
import { confirm, createOrder, keyed, statusOf, token } from '../orders/orders.test-kit.ts'
import { hold, loungeCode, now, ordered, prebooking } from '../slots/slots.test-kit.ts'
import { stateSigningKey } from '../states/sample-orders.ts'
import { startUpstream, turnClock, type Upstream } from '../upstream.test-kit.ts'
import { desk, mailsOf, mismatchedOrder, paidOrder, referenceOf, tidy, why } from './desk.test-kit.ts'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream({
    env: { BOOKING_LINK: 'https://shop.example/success?ref={reference}#k={key}' },
  })
})
beforeEach(async () => await tidy(upstream))

const refund = async (reference: string, ...more: string[]) =>
  await desk(upstream, ['refund', reference, ...why, ...more])
const acts = async (orderNo: string) => await upstream.store.read.orderActs.listOf(orderNo)
const isCancelled = async (orderNo: string) =>
  (await upstream.store.read.orders.find(orderNo))?.cancelled_at !== null

describe('a refund of what paid an order', () => {
  it('is only told without --yes: nothing is written and nothing is called', async () => {
    const { orderNo, reference } = await paidOrder(upstream)
    const { code, out } = await refund(reference)
    expect([code, out]).toEqual([0, expect.stringMatching(/^Would give 34\.00 GBP of attempt 1 \(pay_/)])
    expect(out).toMatch(/Nothing is changed without --yes\.\n$/)
    expect(upstream.ledger.calls).toEqual([])
    expect(await upstream.store.read.refunds.listOf(orderNo)).toEqual([])
    expect(await isCancelled(orderNo)).toBe(false)
  })

  it('gives the money back, cancels the order and each of its links, mails its buyer once and is recorded', async () => {
    const { orderNo, reference } = await paidOrder(upstream)
    const { code, out } = await refund(reference, '--yes')
    expect([code, out]).toEqual([0, 'Gave 34.00 GBP of attempt 1 back (ref_1). The order is cancelled.\n'])
    expect(upstream.ledger.made).toMatchObject([{ amountMinor: 3400, currency: 'GBP' }])
    const cancelled = { errorCode: 'ORDER_CANCELLED' }
    const key = orderKey([stateSigningKey], reference)
    expect(await upstream.call('/order/get', { reference, key })).toMatchObject(cancelled)
    const passNumber = `${reference}-1`
    const passKey = passLinkKey([stateSigningKey], passNumber)
    expect(await upstream.call('/order/pass', { passNumber, key: passKey })).toMatchObject(cancelled)
    const confirmed = await confirm(upstream, orderNo)
    expect(confirmed, 'a payment sent again').toMatchObject({ errorCode: 'NOT_FOUND' })
    const found = await upstream.store.read.orderPeople.findPaidOf('amelia@example.com', { reference }, 5)
    expect(found).toEqual([])
    expect(await mailsOf(upstream, reference)).toContain('refunded-1')
    const mail = await upstream.store.read.mails.find(`${reference}-refunded-1`)
    expect(mail?.content).toMatchObject({
      to: 'amelia@example.com',
      subject: 'Your booking is cancelled and refunded',
      text: expect.stringContaining('refunded £34.00 GBP for booking'),
    })
    expect(await acts(orderNo)).toMatchObject([
      { act: 'refund', acted_by: 'Kim', attempt: 1, result: 'refunded 34.00 GBP, ref_1' },
    ])
  })

  it('is not made again: a second run says so and changes nothing', async () => {
    const { orderNo, reference } = await paidOrder(upstream)
    await refund(reference, '--yes')
    const { code, err } = await refund(reference, '--yes')
    expect([code, err]).toEqual([4, 'orders: 34.00 GBP of attempt 1 were given back already (ref_1)\n'])
    expect(upstream.ledger.calls).toHaveLength(1)
    expect(await acts(orderNo)).toHaveLength(1)
  })

  it('gives the use of its code back', async () => {
    const quote = async () =>
      await upstream.call('/lounge/calculateLoungePrice', { passengerNumber: 1, discountCode: 'ONCE15' })
    const { reference } = await paidOrder(upstream, { discountCode: 'once15', expectedTotal: '28.90' })
    expect(await quote()).toMatchObject({ errorCode: '20001' })
    await refund(reference, '--yes')
    expect(await quote()).toMatchObject({ data: { totalAmount: '28.90' } })
  })

  it('gives the places of a visit back', async () => {
    upstream.clock.now = now
    const held = await hold(upstream)
    const order = prebooking(String(held.data?.holdId))
    const orderNo = await ordered(upstream, '/loungePrebooking/createOrder', order)
    await upstream.call('/loungePrebooking/confirmPaymentOrder', { ...keyed(orderNo), payment: token })
    const { visit, reference = '' } = (await upstream.store.read.orders.find(orderNo)) ?? {}
    const slot = { placeCode: loungeCode, startsAt: new Date(visit?.startsAt ?? 0) }
    const taken = async () => await upstream.store.read.slotClaims.countTaken(slot, upstream.clock.now)
    expect(await taken()).toBeGreaterThan(0)
    await refund(reference, '--yes')
    expect(await taken()).toBe(0)
  })

  it('cancels no order whose refund the provider refuses, and a later run may ask again', async () => {
    const { orderNo, reference } = await paidOrder(upstream)
    upstream.ledger.script('refuse')
    const { code, err } = await refund(reference, '--yes')
    expect([code, err]).toEqual([
      4,
      'orders: the card provider refuses the refund: REFUND_TOO_HIGH; nothing was given back\n',
    ])
    expect(await isCancelled(orderNo)).toBe(false)
    expect(await upstream.store.read.refunds.listOf(orderNo)).toEqual([])
    expect(await acts(orderNo)).toMatchObject([{ result: 'refused: REFUND_TOO_HIGH' }])
    expect((await refund(reference, '--yes')).code).toBe(0)
  })

  it('is refused for a part of the amount', async () => {
    const { reference } = await paidOrder(upstream)
    expect(await refund(reference, '--amount', '1.00')).toMatchObject({ code: 2 })
  })

  it('is refused for an unpaid order, and for one that cost nothing and stays paid', async () => {
    const unpaid = await referenceOf(upstream, await createOrder(upstream))
    const free = await createOrder(upstream, { discountCode: 'ALLFREE', expectedTotal: '0.00' })
    await confirm(upstream, free, { method: 'none' })
    expect(await statusOf(upstream, free)).toBe('PAID')
    for (const reference of [unpaid, await referenceOf(upstream, free)]) {
      const { code, err } = await refund(reference, '--yes')
      expect([code, err]).toEqual([4, 'orders: there is no captured payment to refund\n'])
    }
    expect(await isCancelled(free)).toBe(false)
    expect(upstream.ledger.calls).toEqual([])
  })

  it('is refused where the provider names another payment than the one that paid', async () => {
    const { orderNo, reference } = await paidOrder(upstream)
    const payment = {
      outcome: 'CAPTURED',
      paymentId: 'pay_twin',
      amountMinor: 3400,
      currency: 'GBP',
    } as const
    upstream.provider.ledger.set(merchantReference(orderNo, 1), payment)
    const { code, err } = await refund(reference, '--yes')
    expect([code, err]).toEqual([
      4,
      expect.stringMatching(/names pay_twin as the capture of attempt 1, and pay_\d+ is written here/),
    ])
    expect(upstream.ledger.calls).toEqual([])
    expect(await isCancelled(orderNo)).toBe(false)
  })
})

describe('a refund that stopped', () => {
  it('is written although a run beside it takes the intent back in between', async () => {
    const { orderNo, reference } = await paidOrder(upstream)
    upstream.ledger.script('refund and lose the answer')
    await refund(reference, '--yes')
    const { store } = upstream
    const besideIt: Upstream = {
      ...upstream,
      store: {
        ...store,
        transaction: async (work) =>
          await store.transaction(async (repositories) => {
            const { refunds } = repositories
            const settle: typeof refunds.settle = async (intent, ...rest) => {
              await refunds.withdraw(intent.merchant_reference)
              return await refunds.settle(intent, ...rest)
            }
            return await work({ ...repositories, refunds: { ...refunds, settle } })
          }),
      },
    }
    expect((await desk(besideIt, ['refund', reference, ...why, '--yes'])).code).toBe(0)
    expect(await upstream.store.read.refunds.listOf(orderNo)).toMatchObject([{ refund_id: 'ref_1' }])
    expect(await isCancelled(orderNo)).toBe(true)
  })

  const stops = [
    ['after the provider gave it back, before its answer came', 'refund and lose the answer', 6],
    ['before the provider got it', 'never arrive', 6],
    ['where the provider takes no connection', 'be unavailable', 6],
  ] as const
  it.each(stops)('%s is finished by the next run, once', async (_when, act, expected) => {
    const { orderNo, reference } = await paidOrder(upstream)
    upstream.ledger.script(act)
    const first = await refund(reference, '--yes')
    expect(first.code).toBe(expected)
    expect(first.err).toContain('run the same command again')
    expect(await isCancelled(orderNo)).toBe(false)
    expect((await refund(reference, '--yes')).code).toBe(0)
    expect(upstream.ledger.made).toHaveLength(1)
    expect(await isCancelled(orderNo)).toBe(true)
    expect(await acts(orderNo)).toHaveLength(1)
  })

  it('has its intent written when the provider is called, and under the key that a repeat has', async () => {
    const { orderNo, reference } = await paidOrder(upstream)
    const name = `${merchantReference(orderNo, 1)}.refund`
    upstream.ledger.onRefund = async () => {
      const [intent] = await upstream.store.read.refunds.listOf(orderNo)
      expect(intent).toMatchObject({ merchant_reference: name, refunded_at: null, amount_minor: 3400 })
    }
    await refund(reference, '--yes')
    expect(upstream.ledger.calls).toEqual([name])
  })

  it('by a crash at any statement after the call is finished by the next run, once', async () => {
    for (const table of ['refunds', 'orders', 'mails', 'orderActs'] as const) {
      await tidy(upstream)
      const { orderNo, reference } = await paidOrder(upstream)
      const { store } = upstream
      const crashing: Upstream = {
        ...upstream,
        store: {
          ...store,
          transaction: async (work) =>
            await store.transaction(async (repositories) => {
              const crash = async () => await Promise.reject(new Error('killed'))
              const parts = {
                refunds: { ...repositories.refunds, settle: crash },
                orders: { ...repositories.orders, cancel: crash },
                mails: { ...repositories.mails, insert: crash },
                orderActs: { ...repositories.orderActs, add: crash },
              }
              return await work({ ...repositories, [table]: parts[table] })
            }),
        },
      }
      await expect(desk(crashing, ['refund', reference, ...why, '--yes'])).rejects.toThrow('killed')
      expect(await isCancelled(orderNo)).toBe(false)
      expect(await mailsOf(upstream, reference)).not.toContain('refunded-1')
      expect((await refund(reference, '--yes')).code).toBe(0)
      expect(upstream.ledger.made).toHaveLength(1)
      expect((await mailsOf(upstream, reference)).filter((name) => name === 'refunded-1')).toHaveLength(1)
      expect(await acts(orderNo)).toHaveLength(1)
    }
  })

  it('keeps the people of its order until it has an outcome', async () => {
    const { orderNo, reference } = await paidOrder(upstream)
    upstream.ledger.script('never arrive')
    await refund(reference, '--yes')
    expect(await upstream.store.read.orderPeople.find(orderNo)).toMatchObject({ is_settled: false })
    await refund(reference, '--yes')
    expect(await upstream.store.read.orderPeople.find(orderNo)).toMatchObject({ is_settled: true })
  })
})

describe('a refund of money that paid no order', () => {
  it('gives back what was captured, and not the price, and handles it', async () => {
    const { orderNo, reference } = await mismatchedOrder(upstream, 120)
    const { code, out } = await refund(reference, '--yes')
    expect([code, out]).toEqual([
      0,
      'Gave 1.20 GBP of attempt 1 back (ref_1). The AMOUNT_MISMATCH is handled.\n',
    ])
    const [attempt] = await upstream.store.read.paymentAttempts.listOf(orderNo)
    expect(attempt?.handled_at).toEqual(upstream.clock.now)
    expect(await isCancelled(orderNo)).toBe(false)
    const mail = await upstream.store.read.mails.find(`${reference}-refunded-1`)
    expect(mail?.content).toMatchObject({ subject: 'We have refunded a payment' })
  })

  it('leaves the paid order beside it alone, and wants the attempt named', async () => {
    const { orderNo, reference } = await mismatchedOrder(upstream)
    turnClock(upstream, 24 * 60)
    await upstream.store.transaction(
      async ({ orders }) => await orders.update(orderNo, { status: 'PAID', paid_at: upstream.clock.now }),
    )
    const surplus = { ...(await upstream.store.read.paymentAttempts.find(orderNo, 1)) }
    expect(surplus.outcome).toBe('AMOUNT_MISMATCH')
    expect((await refund(reference, '--attempt', '2', '--yes')).err).toContain('attempt 2 is no captured')
    expect((await refund(reference, '--attempt', '1', '--yes')).code).toBe(0)
    expect(await isCancelled(orderNo)).toBe(false)
    expect(await confirm(upstream, orderNo)).toMatchObject({ data: { status: 'PAID' } })
  })
})

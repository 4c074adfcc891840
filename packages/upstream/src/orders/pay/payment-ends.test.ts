import { toDecimal } from '@layover/rules/money'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { walkUpPrice } from '../../catalogue/sample/walk-up-price.ts'
import { merchantReference } from '../../domain/order-identity.ts'
import { startUpstream, turnClock, type Upstream } from '../../upstream.test-kit.ts'
import { expireOrders } from '../expire-orders.ts'
import { confirm, createOrder, keyed, recoverySide, statusOf, token } from '../orders.test-kit.ts'
import { recoverPayments } from './recover-payments.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  await upstream.store.forgetPeople()
  upstream.provider.ledger.clear()
  upstream.provider.isReachable = true
  upstream.logs.length = 0
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
})

const HOUR = 60
const recover = async () => await recoverPayments(recoverySide(upstream))
const expire = async () => await expireOrders(recoverySide(upstream))
const standing = async (orderNo: string) => (await upstream.call('/order/status', { orderNo })).data
const errors = () => upstream.logs.filter((line) => line.includes('"level":50'))
const usesOf = async (code: string) => (await upstream.store.read.discounts.find(code))?.uses

/** The mail that waits for the visitor of an order. */
async function mailOf(orderNo: string) {
  const order = await upstream.store.read.orders.find(orderNo)
  return (await upstream.store.read.mails.find(`${order?.reference}-payment-1`))?.content
}

/** The mails about money that pays no order. */
async function refundMailsOf(orderNo: string) {
  const { reference } = (await upstream.store.read.orders.find(orderNo)) ?? {}
  const find = async (name: string) => (await upstream.store.read.mails.find(name))?.content
  return {
    visitor: await find(`${reference}-refund-1-visitor`),
    support: await find(`${reference}-refund-1`),
  }
}

/** An order that is being paid, with the last use of a code, and of whose payment nothing is known. */
async function orderInPayment(): Promise<string> {
  upstream.provider.script('never arrive')
  const orderNo = await createOrder(upstream, { discountCode: 'ONCE15', expectedTotal: '28.90' })
  await confirm(upstream, orderNo)
  expect(await usesOf('ONCE15')).toBe(1)
  return orderNo
}

const capturedAs = (orderNo: string, amountMinor: number) =>
  upstream.provider.ledger.set(merchantReference(orderNo, 1), {
    outcome: 'CAPTURED',
    paymentId: 'pay_1',
    amountMinor,
    currency: 'GBP',
  })

describe('a payment of which the provider answers nothing', () => {
  it('keeps its order, its code and its visitor waiting for a day, then ends them', async () => {
    const orderNo = await orderInPayment()
    upstream.provider.isReachable = false
    turnClock(upstream, 24 * HOUR - 1)
    await recover()
    await expire()
    expect(await standing(orderNo)).toMatchObject({ status: 'PAYING', mailsOutcome: true })
    expect(await usesOf('ONCE15')).toBe(1)
    // The query after the day comes minutes later.
    turnClock(upstream, 4)
    await recover()
    expect(await standing(orderNo)).toMatchObject({ status: 'EXPIRED', mailsOutcome: true })
    expect(await usesOf('ONCE15')).toBe(0)
    expect(errors()).toHaveLength(1)
    expect(await mailOf(orderNo)).toMatchObject({
      to: 'amelia@example.com',
      subject: 'We could not confirm your payment',
    })
  })

  it('still pays its order when a capture turns up a day later', async () => {
    const orderNo = await orderInPayment()
    upstream.provider.isReachable = false
    turnClock(upstream, 24 * HOUR)
    await recover()
    upstream.provider.isReachable = true
    capturedAs(orderNo, 2890)
    turnClock(upstream, HOUR)
    await recover()
    expect(await statusOf(upstream, orderNo)).toBe('PAID')
    expect(await usesOf('ONCE15')).toBe(1)
  })

  it('has one line at level warn a minute, however often it is queried', async () => {
    await orderInPayment()
    upstream.provider.isReachable = false
    const server = recoverySide(upstream)
    const warnings = () => upstream.logs.filter((line) => line.includes('does not answer queries'))
    for (let second = 0; second < 10; second += 1) {
      turnClock(upstream, 2 / 60)
      await recoverPayments(server)
    }
    expect(warnings()).toHaveLength(1)
    turnClock(upstream, 1)
    await recoverPayments(server)
    expect(warnings()).toHaveLength(2)
  })
})

describe('a captured amount that is not the order’s', () => {
  it('keeps places and code for a day for a person to decide, then ends its order; the visitor gets a mail at once', async () => {
    const orderNo = await orderInPayment()
    capturedAs(orderNo, walkUpPrice.priceMinor)
    turnClock(upstream, 1)
    await recover()
    const { visitor, support } = await refundMailsOf(orderNo)
    expect(visitor).toMatchObject({
      subject: 'We are looking into your payment',
      to: 'amelia@example.com',
      text: expect.stringContaining('is not the £28.90 GBP that booking'),
    })
    expect(support).toHaveProperty(
      'text',
      expect.stringContaining(`Captured: ${toDecimal(walkUpPrice.priceMinor, 'GBP')} GBP`),
    )
    // Without an address of its own it goes to the support mailbox.
    expect(support).not.toHaveProperty('to')
    turnClock(upstream, 24 * HOUR - 1)
    expect(await expire()).toBe(0)
    expect(await standing(orderNo)).toMatchObject({ status: 'PAYING', mailsOutcome: true })
    turnClock(upstream, 1)
    expect(await expire()).toBe(1)
    expect(await standing(orderNo)).toMatchObject({ status: 'EXPIRED', mailsOutcome: true })
    expect(await usesOf('ONCE15')).toBe(0)
    turnClock(upstream, HOUR)
    expect(await recover()).toBe(0)
    expect(await upstream.store.read.paymentAttempts.find(orderNo, 1)).toMatchObject({
      outcome: 'AMOUNT_MISMATCH',
    })
  })
})

describe('an outcome that the visitor waited for', () => {
  it.each([
    ['in time is on the page, and is not mailed', 5, undefined],
    ['longer than the page is mailed', 15, 'Your payment went through'],
  ])('%s', async (_what, minutes, subject) => {
    const orderNo = await orderInPayment()
    capturedAs(orderNo, 2890)
    turnClock(upstream, minutes)
    await recover()
    expect(await statusOf(upstream, orderNo)).toBe('PAID')
    expect(await mailOf(orderNo)).toEqual(
      subject === undefined ? undefined : expect.objectContaining({ subject }),
    )
  })

  /** What is mailed once an order's payment has turned up after a quarter of an hour. */
  async function lateMailOf(orderNo: string, amountMinor: number) {
    capturedAs(orderNo, amountMinor)
    turnClock(upstream, 15)
    await recover()
    return mailOf(orderNo)
  }

  it('is told with the total as the shop writes it', async () => {
    upstream.provider.script('never arrive')
    const passengers = Array.from({ length: 29 }, (_, n) => ({ firstName: `Guest ${n}`, lastName: 'Hart' }))
    const orderNo = await createOrder(upstream, { passengers, expectedTotal: '1020.00' })
    await confirm(upstream, orderNo)
    expect(await lateMailOf(orderNo, 102_000)).toMatchObject({
      text: expect.stringMatching(/^Hello Amelia,\n\nYour payment of £1,020\.00 went /),
    })
  })

  it('greets nobody by name where a membership bears none', async () => {
    upstream.provider.script('never arrive')
    const plan = { planId: 'LAYOVER-EXPLORER', additionalVisits: 0, email: 'amelia@example.com' }
    const path = '/purchasemembership/createOrder'
    const { data } = await upstream.call(path, { ...plan, expectedTotal: '174.00' })
    const orderNo = String(data?.orderNo)
    await upstream.call('/purchasemembership/confirmPayment', { ...keyed(orderNo), payment: token })
    expect(await lateMailOf(orderNo, 17_400)).toMatchObject({
      text: expect.stringMatching(/^Hello,\n\nYour payment of £174\.00 went /),
    })
  })
})

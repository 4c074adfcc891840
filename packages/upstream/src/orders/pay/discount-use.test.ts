import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeBuyer } from '../../domain/signatures.ts'
import { stateSigningKey } from '../../states/sample-orders.ts'
import { startUpstream, type Upstream } from '../../upstream.test-kit.ts'
import { confirm, createOrder, lead, passOrder, recoverySide, statusOf } from '../orders.test-kit.ts'
import { recoverPayments } from './recover-payments.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.provider.ledger.clear()
  upstream.provider.charges.length = 0
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
})

const once = { discountCode: 'once15', expectedTotal: '28.90' }
const quote = async () =>
  await upstream.call('/lounge/calculateLoungePrice', { passengerNumber: 1, discountCode: 'ONCE15' })
const quoted = { state: '11', data: { totalAmount: '28.90' } }

describe('a code for one order', () => {
  it('stays usable for its own buyer: after the order, after a decline, until the order is paid', async () => {
    upstream.provider.script('decline')
    const orderNo = await createOrder(upstream, once)
    expect(await quote()).toMatchObject(quoted)
    expect(await confirm(upstream, orderNo)).toMatchObject({ errorCode: 'PAYMENT_DECLINED' })
    expect(await quote()).toMatchObject(quoted)
    expect(await confirm(upstream, orderNo)).toMatchObject({ data: { status: 'PAID', totalAmount: '28.90' } })
    expect(await quote()).toMatchObject({ errorCode: '20001' })
  })

  it('pays one of two hundred orders confirmed at once; the others are charged nothing and wait', async () => {
    const orders = await Promise.all(Array.from({ length: 200 }, () => createOrder(upstream, once)))
    const answers = await Promise.all(orders.map((orderNo) => confirm(upstream, orderNo)))
    expect(answers.filter(({ data }) => data?.status === 'PAID')).toHaveLength(1)
    expect(answers.filter(({ errorCode }) => errorCode === '20001')).toHaveLength(199)
    expect(upstream.provider.charges).toHaveLength(1)
    const statuses = await Promise.all(orders.map((orderNo) => statusOf(upstream, orderNo)))
    expect(statuses.filter((status) => status === 'CREATED')).toHaveLength(199)
  }, 120_000)

  it('is reserved while the payment is unknown, and free once it was not made', async () => {
    upstream.provider.script('never arrive')
    const [first, second] = [await createOrder(upstream, once), await createOrder(upstream, once)]
    expect(await confirm(upstream, first)).toMatchObject({ data: { status: 'PAYING' } })
    expect(await confirm(upstream, second)).toMatchObject({ errorCode: '20001' })
    upstream.clock.now = new Date('2026-11-21T12:02:00Z')
    await recoverPayments(recoverySide(upstream))
    expect(await confirm(upstream, second)).toMatchObject({ data: { status: 'PAID' } })
    expect(await confirm(upstream, first)).toMatchObject({ errorCode: '20001' })
    expect(upstream.provider.captured).toHaveLength(1)
  })

  it('that expires between order and payment is refused, and nothing is charged', async () => {
    upstream.clock.now = new Date('2035-12-31T23:50:00Z')
    const orderNo = await createOrder(upstream, once)
    upstream.clock.now = new Date('2036-01-01T00:00:00Z')
    expect(await confirm(upstream, orderNo)).toMatchObject({ state: '10', errorCode: '20005' })
    expect(await statusOf(upstream, orderNo)).toBe('CREATED')
    expect(upstream.provider.charges).toHaveLength(0)
  })
})

describe('a code for one order with each email address', () => {
  const each = { discountCode: 'ONEEACH', expectedTotal: '25.50' }
  const orderOf = async (email: string) => await createOrder(upstream, { ...each, lead: { ...lead, email } })
  const refusedFor = async (email: string) =>
    await upstream.call('/lounge/createOrder', passOrder({ ...each, lead: { ...lead, email } }))

  it('is refused to an address that has paid with it, however it is written, and serves every other one', async () => {
    const orderNo = await orderOf('amelia@example.com')
    expect(await confirm(upstream, orderNo)).toMatchObject({ data: { status: 'PAID', totalAmount: '25.50' } })
    expect(await refusedFor('AMELIA@Example.com')).toMatchObject({ state: '10', errorCode: '20001' })
    expect(await confirm(upstream, await orderOf('bruno@example.com'))).toMatchObject({
      data: { status: 'PAID' },
    })
  })

  it('pays one of two orders of the same address, and the other one is charged nothing', async () => {
    const orders = [await orderOf('amelia@example.com'), await orderOf('amelia@example.com')]
    const answers = await Promise.all(orders.map((orderNo) => confirm(upstream, orderNo)))
    expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual(['20001', undefined])
    expect(upstream.provider.charges).toHaveLength(1)
  })

  it('is given back by a decline', async () => {
    upstream.provider.script('decline')
    const orderNo = await orderOf('amelia@example.com')
    expect(await confirm(upstream, orderNo)).toMatchObject({ errorCode: 'PAYMENT_DECLINED' })
    expect(await confirm(upstream, await orderOf('amelia@example.com'))).toMatchObject({
      data: { status: 'PAID' },
    })
    expect(await confirm(upstream, orderNo)).toMatchObject({ errorCode: '20001' })
  })

  it('is counted without a record of the address itself', async () => {
    await confirm(upstream, await orderOf('amelia@example.com'))
    const buyer = codeBuyer([stateSigningKey], 'amelia@example.com')
    expect(await upstream.store.read.discounts.find('ONEEACH', buyer)).toMatchObject({ usesByBuyer: 1 })
    expect(buyer.join()).not.toContain('amelia')
  })
})

describe('a code that covers everything', () => {
  it('is checked again when an order of 0.00 is confirmed', async () => {
    upstream.clock.now = new Date('2035-12-31T23:50:00Z')
    const orderNo = await createOrder(upstream, { discountCode: 'ALLFREE', expectedTotal: '0.00' })
    upstream.clock.now = new Date('2036-01-01T00:00:00Z')
    expect(await confirm(upstream, orderNo, { method: 'none' })).toMatchObject({ errorCode: '20005' })
    expect(await statusOf(upstream, orderNo)).toBe('CREATED')
  })
})

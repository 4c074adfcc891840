import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startUpstream, type Upstream } from '../../upstream.test-kit.ts'
import { expireOrders } from '../expire-orders.ts'
import { confirm, createOrder, lead, passOrder, statusOf } from '../orders.test-kit.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
})

const headers = (key: string) => ({ 'idempotency-key': key })
const body = (change: object = {}) => ({ agentId: 'layover', ...passOrder(change) })

describe('an idempotency key', () => {
  it('is required for every order call', async () => {
    const response = await upstream.app.inject({
      method: 'POST',
      url: '/lounge/createOrder',
      payload: body(),
    })
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('idempotency-key')
  })

  it('makes one order, however often and in whatever field order it comes', async () => {
    const key = randomUUID()
    const first = await upstream.post('/lounge/createOrder', body(), headers(key))
    const { agentId, ...rest } = body()
    const second = await upstream.post('/lounge/createOrder', { ...rest, agentId }, headers(key))
    expect(second.json()).toEqual(first.json())
  })

  it('makes one order when fifty requests come at once', async () => {
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => upstream.call('/lounge/createOrder', passOrder(), key)),
    )
    expect(new Set(answers.map(({ data }) => data?.orderNo)).size).toBe(1)
  })

  it('is refused with another body, and the first order does not change', async () => {
    const key = randomUUID()
    const orderNo = await createOrder(upstream, {}, key)
    const other = body({ passengers: [{ firstName: 'Daniel', lastName: 'Hart' }], expectedTotal: '68.00' })
    const response = await upstream.post('/lounge/createOrder', other, headers(key))
    expect(response.statusCode).toBe(422)
    expect(await statusOf(upstream, orderNo)).toBe('CREATED')
  })

  it('is free again when its order was refused', async () => {
    const key = randomUUID()
    const refused = await upstream.call('/lounge/createOrder', passOrder({ expectedTotal: '1.00' }), key)
    expect(refused).toMatchObject({ state: '10', errorCode: 'PRICE_CHANGED' })
    await createOrder(upstream, {}, key)
  })
})

describe('an order', () => {
  it.each([
    ['another total', { expectedTotal: '33.99' }],
    ['another number of decimals', { expectedTotal: '34' }],
    ['another currency', { currency: 'EUR' }],
    ['a total without its discount', { discountCode: 'LAYOVER20' }],
  ])('is refused with PRICE_CHANGED for %s', async (_what, change) => {
    const answer = await upstream.call('/lounge/createOrder', passOrder(change))
    expect(answer).toMatchObject({ state: '10', errorCode: 'PRICE_CHANGED' })
  })

  it.each([
    ['$.lead.firstName', { lead: { ...lead, firstName: 'A' } }],
    ['$.lead.lastName', { lead: { ...lead, lastName: '王小明' } }],
    ['$.lead.email', { lead: { ...lead, email: 'amelia@example' } }],
    ['$.passengers[0].lastName', { passengers: [{ firstName: 'Daniel', lastName: '!' }] }],
  ])('with a wrong %s is no request of the contract', async (path, change) => {
    const response = await upstream.post('/lounge/createOrder', body(change))
    expect(response.statusCode).toBe(400)
    const { errors } = response.json<{ errors: { path: string; got: string }[] }>()
    expect(errors).toEqual([expect.objectContaining({ path: `body: ${path}` })])
  })

  it.each([
    ['MOBILE_NOT_VALID', { lead: { ...lead, mobile: { telAbbr: '44', number: '12' } } }],
    ['PASSENGERS_NOT_UNIQUE', { passengers: [{ firstName: ' amelia ', lastName: 'HART' }] }],
  ])('is refused with %s, and its key is free again', async (errorCode, change) => {
    const key = randomUUID()
    const answer = await upstream.call('/lounge/createOrder', passOrder(change), key)
    expect(answer).toMatchObject({ state: '10', errorCode })
    await createOrder(upstream, {}, key)
  })

  it('stores names trimmed and composed', async () => {
    const orderNo = await createOrder(upstream, { lead: { ...lead, firstName: ' Jose\u0301 ' } })
    const answer = await confirm(upstream, orderNo)
    expect(answer.data?.leadName).toBe('José Hart')
  })

  it('expires when it is not paid in time', async () => {
    const orderNo = await createOrder(upstream)
    upstream.clock.now = new Date('2026-11-21T12:29:59.999Z')
    expect(await statusOf(upstream, orderNo)).toBe('CREATED')
    upstream.clock.now = new Date('2026-11-21T12:30:00Z')
    expect(await statusOf(upstream, orderNo)).toBe('EXPIRED')
    expect(await confirm(upstream, orderNo)).toMatchObject({ state: '10', errorCode: 'ORDER_EXPIRED' })
    expect(await confirm(upstream, orderNo)).toMatchObject({ state: '10', errorCode: 'ORDER_EXPIRED' })
  })
})

describe('a code for one order', () => {
  const once = { discountCode: 'once15', expectedTotal: '28.90' }

  it('that was used meanwhile makes no order', async () => {
    await confirm(upstream, await createOrder(upstream, once))
    const answer = await upstream.call('/lounge/createOrder', passOrder(once))
    expect(answer).toMatchObject({ state: '10', errorCode: '20001' })
  })

  it('stays used when its paid order grows old', async () => {
    await confirm(upstream, await createOrder(upstream, once))
    upstream.clock.now = new Date('2026-12-21T12:00:00Z')
    await expireOrders({ store: upstream.store, now: () => upstream.clock.now })
    const request = { code: 'ONCE15', serviceType: 'LOUNGE' }
    expect(await upstream.call('/discount/checkAvailable', request)).toMatchObject({ errorCode: '20001' })
  })

  it('is good for another order once the first one is over', async () => {
    upstream.provider.script('decline')
    const declined = await createOrder(upstream, once)
    expect(await confirm(upstream, declined)).toMatchObject({ errorCode: 'PAYMENT_DECLINED' })
    upstream.clock.now = new Date('2026-11-21T13:00:00Z')
    expect(await expireOrders({ store: upstream.store, now: () => upstream.clock.now })).toBe(1)
    expect(await statusOf(upstream, declined)).toBe('EXPIRED')
    expect(await confirm(upstream, await createOrder(upstream, once))).toMatchObject({ state: '11' })
  })
})

describe('an order that costs nothing', () => {
  const free = { discountCode: 'ALLFREE', expectedTotal: '0.00' }

  it('is confirmed without a card and without a request to the provider', async () => {
    const charges = upstream.provider.charges.length
    const answer = await confirm(upstream, await createOrder(upstream, free), { method: 'none' })
    expect(answer).toMatchObject({ state: '11', data: { status: 'PAID', totalAmount: '0.00' } })
    expect(answer.data?.passes).toHaveLength(1)
    expect(upstream.provider.charges.length).toBe(charges)
  })
})

import { randomBytes, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { buildApp } from '@layover/gateway'
import { loadConfig } from '@layover/gateway/config'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cipCode, hold, loungeCode, now, prebooking, slotOrder } from '../slots/slots.test-kit.ts'
import { type Envelope, startUpstream, type Upstream } from '../upstream.test-kit.ts'
import { expireOrders } from './expire-orders.ts'
import { keyed, passOrder, token } from './orders.test-kit.ts'

let upstream: Upstream
let gateway: FastifyInstance

beforeAll(async () => {
  upstream = await startUpstream()
  await upstream.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = upstream.app.server.address() as AddressInfo
  gateway = await buildApp(
    loadConfig({
      PUBLIC_ORIGIN: 'http://127.0.0.1:3000',
      UPSTREAM_URL: `http://127.0.0.1:${port}`,
      CARD_PROVIDER_PUBLIC_URL: 'http://127.0.0.1:3002',
      SESSION_KEYS: randomBytes(32).toString('hex'),
      AGENT_ID_GENERAL: 'layover',
      AGENT_ID_POPULAR: 'layover-popular',
      LOG_LEVEL: 'silent',
      // The database runs in this process too, so a busy machine would count as an overloaded gateway.
      SHED_DELAY_MS: '0',
    }),
  )
  // Two servers, each with a check for every call, on a machine that may be busy.
}, 120_000)
afterAll(async () => await gateway?.close())
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.provider.charges.length = 0
  upstream.clock.now = now
})

/** A browser with a cookie of its own; a call returns its status and envelope. */
async function visitor() {
  const headers = { host: '127.0.0.1:3000', 'content-type': 'application/json' }
  const { headers: arrived } = await gateway.inject({ url: '/config.json', headers })
  const cookie = String(arrived['set-cookie']).split(';')[0] ?? ''
  return async (path: string, payload: object, key: string = randomUUID()) => {
    const all = { ...headers, cookie, 'idempotency-key': key }
    const answer = await gateway.inject({ method: 'POST', url: `/api${path}`, headers: all, payload })
    return { status: answer.statusCode, ...answer.json<Envelope>() }
  }
}

type Visitor = Awaited<ReturnType<typeof visitor>>

const create = '/lounge/createOrder'
const confirm = '/lounge/confirmPaymentOrder'
const refusal = (errorCode: string) => ({ status: 200, state: 'failure', errorCode })

async function ordered(send: Visitor, change: object = {}): Promise<string> {
  const { data } = await send(create, passOrder(change))
  return String(data?.orderNo)
}

describe('a total that is not the price', () => {
  it.each<[string, () => Promise<[string, object]>]>([
    ['passes', async () => [create, passOrder({ expectedTotal: '0.01' })]],
    ['passes in another currency', async () => [create, passOrder({ currency: 'JPY', expectedTotal: '34' })]],
    ['passes that claim to be free', async () => [create, passOrder({ expectedTotal: '0.00' })]],
    ['a lane', async () => ['/cip/createOrder', slotOrder({ expectedTotal: '10.99' })]],
    [
      'a held place',
      async () => {
        const { data } = await hold(upstream)
        return ['/loungePrebooking/createOrder', prebooking(String(data?.holdId), { expectedTotal: '37.00' })]
      },
    ],
    [
      'a membership',
      async () => {
        const plan = { planId: 'LAYOVER-EXPLORER', additionalVisits: 2, email: 'amelia@example.com' }
        return ['/purchasemembership/createOrder', { ...plan, expectedTotal: '174.00' }]
      },
    ],
  ])('for %s makes no order and charges nothing', async (_what, makeRequest) => {
    const send = await visitor()
    const [path, body] = await makeRequest()
    expect(await send(path, body)).toMatchObject(refusal('PRICE_CHANGED'))
    expect(upstream.provider.charges).toEqual([])
    expect(await expireOrders({ store: upstream.store, now: () => new Date('2027-01-01') })).toBe(0)
  })

  it('is stale: the new price is quoted, ordered under a new key, and charged to the penny', async () => {
    const send = await visitor()
    expect(await send(create, passOrder({ expectedTotal: '33.00' }))).toMatchObject(refusal('PRICE_CHANGED'))
    const { data: quoted } = await send('/lounge/calculateLoungePrice', { passengerNumber: 1 })
    const orderNo = await ordered(send, { expectedTotal: quoted?.totalAmount })
    expect(await send(confirm, { orderNo, payment: token })).toMatchObject({ data: { status: 'PAID' } })
    expect(upstream.provider.charges).toMatchObject([{ amountMinor: 3400, currency: 'GBP' }])
  })

  it('cannot be sent with the payment: the gateway refuses an amount there', async () => {
    const send = await visitor()
    const orderNo = await ordered(send)
    const cheap = { orderNo, payment: token, totalAmount: '0.01' }
    expect((await send(confirm, cheap)).status).toBe(400)
    expect((await send(confirm, { orderNo, payment: { ...token, amount: 1 } })).status).toBe(400)
    expect((await send('/order/status', { orderNo })).data).toMatchObject({ status: 'CREATED' })
  })
})

describe('a discount code that was used up between order and payment', () => {
  it('pays for one of two visitors; the other is charged nothing and orders again without it', async () => {
    const once = { discountCode: 'ONCE15', expectedTotal: '28.90' }
    const [first, second] = [await visitor(), await visitor()]
    const [hers, his] = [await ordered(first, once), await ordered(second, once)]
    expect(await first(confirm, { orderNo: hers, payment: token })).toMatchObject({
      data: { status: 'PAID' },
    })
    expect(await second(confirm, { orderNo: his, payment: token })).toMatchObject(refusal('20001'))
    expect(await second(create, passOrder(once))).toMatchObject(refusal('20001'))
    const orderNo = await ordered(second)
    expect(await second(confirm, { orderNo, payment: token })).toMatchObject({ data: { status: 'PAID' } })
    expect(upstream.provider.charges.map(({ amountMinor }) => amountMinor)).toEqual([2890, 3400])
  })
})

describe('an order that may not be paid', () => {
  it('has expired: confirm refuses it, whether or not the end is written', async () => {
    const send = await visitor()
    const orderNo = await ordered(send)
    upstream.clock.now = new Date(now.getTime() + 31 * 60_000)
    expect(await send(confirm, { orderNo, payment: token })).toMatchObject(refusal('ORDER_EXPIRED'))
    await expireOrders({ store: upstream.store, now: () => upstream.clock.now })
    expect(await send(confirm, { orderNo, payment: token })).toMatchObject(refusal('ORDER_EXPIRED'))
    expect((await send('/order/status', { orderNo })).data).toMatchObject({ status: 'EXPIRED' })
    expect(upstream.provider.charges).toEqual([])
  })

  it('is of another service: its number is unknown to every other confirm call', async () => {
    const send = await visitor()
    const orderNo = await ordered(send)
    for (const path of [
      '/cip/confirmPaymentOrder',
      '/loungePrebooking/confirmPaymentOrder',
      '/purchasemembership/confirmPayment',
    ])
      expect(await send(path, { orderNo, payment: token })).toMatchObject(refusal('NOT_FOUND'))
    expect(upstream.provider.charges).toEqual([])
  })

  it('does not exist: a guessed number is refused like every unknown one', async () => {
    const send = await visitor()
    const orderNo = await ordered(send)
    const guess = `${orderNo.slice(0, -1)}${orderNo.endsWith('0') ? '1' : '0'}`
    expect(await send(confirm, { orderNo: guess, payment: token })).toMatchObject(refusal('NOT_FOUND'))
    expect(await send('/order/status', { orderNo: guess })).toMatchObject(refusal('NOT_FOUND'))
    expect(upstream.provider.charges).toEqual([])
  })
})

describe('the property of another visitor', () => {
  it('reference: it opens with its own key, and with no other order’s', async () => {
    const [owner, other] = [await visitor(), await visitor()]
    const paid = async (send: Visitor) =>
      (await send(confirm, { orderNo: await ordered(send), payment: token })).data
    const [hers, his] = [await paid(owner), await paid(other)]
    const stolen = { reference: hers?.reference, key: his?.key }
    expect(await other('/order/get', stolen)).toMatchObject(refusal('NOT_FOUND'))
    expect(await other('/order/get', { reference: hers?.reference, key: hers?.key })).toMatchObject({
      data: { orderNo: hers?.orderNo },
    })
  })

  it('Idempotency-Key: it finds no order of another visitor and occupies nothing', async () => {
    const [owner, other] = [await visitor(), await visitor()]
    const key = '00000000-0000-0000-0000-000000000000'
    const { data } = await owner(create, passOrder(), key)
    const lead = { firstName: 'Oscar', lastName: 'Wild', email: 'oscar@example.com' }
    const his = await other(create, passOrder({ lead }), key)
    expect(his).toMatchObject({ status: 200, data: { status: 'CREATED' } })
    expect(his.data?.orderNo).not.toBe(data?.orderNo)
    expect((await other(create, passOrder(), key)).status).toBe(422)
    expect((await owner(create, passOrder(), key)).data).toEqual(data)
  })

  it('confirm key: on another order it is another attempt, which reveals nothing of the first', async () => {
    const [owner, other] = [await visitor(), await visitor()]
    const key = randomUUID()
    upstream.provider.script('decline')
    const hers = { orderNo: await ordered(owner), payment: token }
    expect(await owner(confirm, hers, key)).toMatchObject(refusal('PAYMENT_DECLINED'))
    const his = { orderNo: await ordered(other), payment: token }
    expect(await other(confirm, his, key)).toMatchObject({ data: { status: 'PAID', orderNo: his.orderNo } })
    expect((await owner('/order/status', { orderNo: hers.orderNo })).data).toMatchObject({
      status: 'DECLINED',
    })
  })

  it('held place: without its id it cannot be ordered, and it is ordered once', async () => {
    const [owner, other] = [await visitor(), await visitor()]
    const path = '/loungePrebooking/createOrder'
    const holdRequest = { loungeCode, visitDate: '2026-11-25', visitTime: '14:30', passengerNumber: 1 }
    const { data } = await owner('/loungePrebooking/checkAvailable', holdRequest)
    const unheld = slotOrder({ networkCode: loungeCode, expectedTotal: '40.00' })
    expect(await other(path, unheld)).toMatchObject(refusal('HOLD_EXPIRED'))
    expect(await owner(path, prebooking(String(data?.holdId)))).toMatchObject({ data: { status: 'CREATED' } })
    expect(await other(path, prebooking(String(data?.holdId)))).toMatchObject(refusal('HOLD_EXPIRED'))
  })

  it('running purchase: two visitors who confirm one order make one charge', async () => {
    const [owner, other] = [await visitor(), await visitor()]
    const { data } = await owner('/cip/createOrder', slotOrder({ networkCode: cipCode }))
    const request = { ...keyed(String(data?.orderNo)), payment: token }
    const answers = await Promise.all([owner, other].map((send) => send('/cip/confirmPaymentOrder', request)))
    expect(answers.map(({ state }) => state)).toEqual(['success', 'success'])
    expect(upstream.provider.charges).toHaveLength(1)
  })
})

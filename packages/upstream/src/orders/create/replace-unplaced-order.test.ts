import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startUpstream, type Upstream } from '../../upstream.test-kit.ts'
import { passOrder, statusOf, token } from '../orders.test-kit.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => await upstream.store.forgetOrders())

const plan = { planId: 'LAYOVER-EXPLORER', additionalVisits: 0 }
const services = [
  ['a pass', '/lounge/createOrder', '/lounge/confirmPaymentOrder', passOrder()],
  [
    'a membership',
    '/purchasemembership/createOrder',
    '/purchasemembership/confirmPayment',
    { ...plan, email: 'amelia@example.com', expectedTotal: '174.00' },
  ],
] as const

describe.each(services)('an order of %s, edited after it was not paid', (_, order, confirm, body) => {
  const pay = async (orderNo: unknown) => await upstream.call(confirm, { orderNo, payment: token })
  const ordered = async (change: object = {}) =>
    String((await upstream.call(order, { ...body, ...change })).data?.orderNo)

  it('ends with the one that replaces it: only that one can be charged', async () => {
    const first = await ordered()
    const second = await ordered({ replaces: first })
    expect(await pay(first)).toMatchObject({ errorCode: 'ORDER_EXPIRED' })
    expect(await pay(second)).toMatchObject({ data: { status: 'PAID' } })
  })

  it.each([
    ['PAID', 'capture'],
    ['PAYING', 'never arrive'],
  ] as const)('is replaced by none once it is %s', async (status, act) => {
    const first = await ordered()
    upstream.provider.script(act)
    await pay(first)
    expect(await upstream.call(order, { ...body, replaces: first })).toMatchObject({
      state: '10',
      errorCode: 'ORDER_IN_PAYMENT',
    })
    expect(await statusOf(upstream, first)).toBe(status)
  })
})

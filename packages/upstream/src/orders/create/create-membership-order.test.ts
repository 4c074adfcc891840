import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startUpstream, type Upstream } from '../../upstream.test-kit.ts'
import { keyed, token } from '../orders.test-kit.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
})

const order = (change: object = {}) => ({
  planId: 'LAYOVER-EXPLORER',
  additionalVisits: 2,
  email: 'amelia@example.com',
  expectedTotal: '228.00',
  ...change,
})
const create = async (change: object = {}) =>
  await upstream.call('/purchasemembership/createOrder', order(change))
const pay = async (orderNo: unknown) =>
  await upstream.call('/purchasemembership/confirmPayment', { ...keyed(String(orderNo)), payment: token })

describe('a membership', () => {
  it('has its number and activation code in the payment’s response, and in every later one', async () => {
    const { data: created } = await create()
    const { data } = await pay(created?.orderNo)
    expect(data).toMatchObject({
      status: 'PAID',
      serviceType: 'MEMBERSHIP',
      planName: 'Explorer',
      visits: 8,
      totalAmount: '228.00',
      validUntil: '2027-11-20',
      lines: [
        { name: 'Explorer membership', quantity: 1, amount: '174.00' },
        { name: 'Additional visit', quantity: 2, amount: '54.00' },
      ],
      membershipNumber: expect.stringMatching(/^LM-\d{4}-\d{3}-\d{3}$/),
      activationCode: expect.stringMatching(/^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/),
    })
    expect(data).not.toHaveProperty('passes')
    expect((await pay(created?.orderNo)).data).toEqual(data)
    const { reference, key } = data ?? {}
    expect((await upstream.call('/order/get', { reference, key })).data).toEqual(data)
  })

  it('is one membership, however often it is confirmed at once', async () => {
    const { data: created } = await create()
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(created?.orderNo)))
    const numbers = answers.map(({ data }) => data?.membershipNumber).filter(Boolean)
    expect(new Set(numbers).size).toBe(1)
  })

  it('reveals neither number nor code while the payment is unknown', async () => {
    upstream.provider.script('never arrive')
    const { data: created } = await create()
    const { data } = await pay(created?.orderNo)
    expect(data).toMatchObject({ status: 'PAYING', planName: 'Explorer' })
    expect(data).not.toHaveProperty('membershipNumber')
    expect(data).not.toHaveProperty('activationCode')
  })

  it.each([
    ['PRICE_CHANGED', 'at another total', { expectedTotal: '227.00' }],
    ['NOT_AVAILABLE', 'with more visits than the plan allows', { additionalVisits: 11 }],
    ['NOT_FOUND', 'of an unknown plan', { planId: 'nowhere' }],
  ])('is refused with %s %s', async (errorCode, _what, change) => {
    expect(await create(change)).toMatchObject({ state: '10', errorCode })
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cipCode, hold, now, ordered, prebooking, slotOrder, visit } from '../../slots/slots.test-kit.ts'
import { startUpstream, type Upstream } from '../../upstream.test-kit.ts'
import { expireOrders } from '../expire-orders.ts'
import { keyed, recoverySide, statusOf, token } from '../orders.test-kit.ts'
import { recoverPayments } from '../pay/recover-payments.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.provider.ledger.clear()
  upstream.provider.charges.length = 0
  upstream.clock.now = now
})

const passengers = ['Daniel', 'José', 'Nora', 'Ida'].map((firstName) => ({ firstName, lastName: 'Hart' }))
const lane = '/cip/createOrder'
const lounge = '/loungePrebooking/createOrder'
const placesLeft = async () => {
  const request = { cipCode, ...visit, passengerNumber: 1 }
  return (await upstream.call('/cip/checkAvailable', request)).data?.placesLeft
}
const pay = async (path: 'cip' | 'loungePrebooking', orderNo: string) =>
  await upstream.call(`/${path}/confirmPaymentOrder`, { ...keyed(orderNo), payment: token })

describe('a paid visit', () => {
  it('at a lane has its time and place on the order and on its passes', async () => {
    const orderNo = await ordered(upstream, lane, slotOrder({ flightNumber: 'ba 117' }))
    const { data } = await pay('cip', orderNo)
    expect(data).toMatchObject({
      status: 'PAID',
      serviceType: 'FASTTRACK',
      lines: [{ name: 'Fast-track pass', quantity: 1, amount: '11.00' }],
      visit: {
        placeCode: cipCode,
        placeName: 'Fast Track Terminal 5',
        airportCode: 'LHR',
        terminal: 'Terminal 5',
        securityType: 'Landside',
        timeZone: 'Europe/London',
        ...visit,
        startsAt: '2026-11-25T14:30:00.000Z',
        flightNumber: 'BA117',
      },
      passes: [{ name: 'Amelia Hart', validFrom: '2026-11-25', validUntil: '2026-11-25' }],
    })
    const { reference, key } = data ?? {}
    expect((await upstream.call('/order/get', { reference, key })).data).toEqual(data)
  })

  it('at a lounge costs its fee whatever the discount', async () => {
    const { data: held } = await hold(upstream, { passengerNumber: 2 })
    const order = { passengers: passengers.slice(0, 1), discountCode: 'LAYOVER20', expectedTotal: '65.20' }
    const orderNo = await ordered(upstream, lounge, prebooking(String(held?.holdId), order))
    expect((await pay('loungePrebooking', orderNo)).data).toMatchObject({
      serviceType: 'PREBOOK',
      totalAmount: '65.20',
      lines: [
        { name: 'Lounge visit', quantity: 2, amount: '74.00' },
        { name: 'Discount LAYOVER20', quantity: 1, amount: '-14.80' },
        { name: 'Pre-booking fee', quantity: 2, amount: '6.00' },
      ],
    })
  })

  it('is paid by the confirm call of its own service only', async () => {
    const orderNo = await ordered(upstream, lane, slotOrder())
    expect(await pay('loungePrebooking', orderNo)).toMatchObject({ errorCode: 'NOT_FOUND' })
    expect(upstream.provider.charges).toHaveLength(0)
  })
})

describe('the places of an order', () => {
  it('are taken while it may be paid, and free again once it cannot', async () => {
    const orderNo = await ordered(upstream, lane, slotOrder({ passengers, expectedTotal: '55.00' }))
    expect(await placesLeft()).toBe(8)
    upstream.clock.now = new Date('2026-11-21T12:30:00Z')
    expect(await placesLeft()).toBe(8)
    await expireOrders(recoverySide(upstream))
    expect(await statusOf(upstream, orderNo)).toBe('EXPIRED')
    expect(await placesLeft()).toBe(13)
  })

  it('stay taken while the payment is unknown, however long', async () => {
    upstream.provider.script('never arrive')
    await pay('cip', await ordered(upstream, lane, slotOrder()))
    upstream.clock.now = new Date('2026-11-21T12:31:00Z')
    expect(await placesLeft()).toBe(12)
    await recoverPayments(recoverySide(upstream))
    upstream.clock.now = new Date('2026-11-21T13:31:00Z')
    await expireOrders(recoverySide(upstream))
    expect(await placesLeft()).toBe(13)
  })

  it('stay taken once it is paid', async () => {
    await pay('cip', await ordered(upstream, lane, slotOrder()))
    upstream.clock.now = new Date('2026-11-23T12:00:00Z')
    expect(await placesLeft()).toBe(12)
  })

  it('are never more than the slot has, when a hundred order at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => upstream.call(lane, slotOrder())))
    expect(answers.filter(({ state }) => state === '11')).toHaveLength(13)
    expect(answers.filter(({ errorCode }) => errorCode === 'TIME_UNAVAILABLE')).toHaveLength(87)
  })
})

describe('an order of a held place', () => {
  it('is refused once the hold is over', async () => {
    const { data } = await hold(upstream)
    upstream.clock.now = new Date('2026-11-21T12:15:00Z')
    const answer = await upstream.call(lounge, prebooking(String(data?.holdId)))
    expect(answer).toMatchObject({ state: '10', errorCode: 'HOLD_EXPIRED' })
  })

  it('takes its hold once: a second order finds none', async () => {
    const { data } = await hold(upstream)
    const order = prebooking(String(data?.holdId))
    const answers = await Promise.all([1, 2, 3].map(() => upstream.call(lounge, order)))
    expect(answers.map(({ errorCode }) => errorCode ?? 'ordered').sort()).toEqual([
      'HOLD_EXPIRED',
      'HOLD_EXPIRED',
      'ordered',
    ])
  })

  it.each([
    ['another time', { visitTime: '15:00' }],
    ['another lounge', { networkCode: 'ZRH-LIMMAT' }],
    ['a larger party', { passengers: passengers.slice(0, 1), expectedTotal: '80.00' }],
    ['no hold at all', { holdId: undefined }],
  ])('is refused for %s', async (_what, change) => {
    const { data } = await hold(upstream)
    const answer = await upstream.call(lounge, prebooking(String(data?.holdId), change))
    expect(answer).toMatchObject({ state: '10', errorCode: 'HOLD_EXPIRED' })
  })
})

it('of a day that no calendar has takes no place of the day after, which passes could not bear', async () => {
  const { data } = await hold(upstream, { visitDate: '2026-12-01' })
  const order = prebooking(String(data?.holdId), { visitDate: '2026-11-31' })
  expect(await upstream.call(lounge, order)).toMatchObject({ state: '10', errorCode: 'HOLD_EXPIRED' })
})

describe('an order of a visit', () => {
  it.each([
    ['TOO_EARLY', 'less than the lane’s lead time ahead', { visitDate: '2026-11-22', visitTime: '11:30' }],
    ['TIME_UNAVAILABLE', 'at a time that does not exist', { visitTime: '14:31' }],
    ['PRICE_CHANGED', 'at another price', { expectedTotal: '10.00' }],
    ['NOT_FOUND', 'of an unknown lane', { networkCode: 'QQQ-FT' }],
  ])('is refused with %s %s, and takes no place', async (errorCode, _what, change) => {
    expect(await upstream.call(lane, slotOrder(change))).toMatchObject({ state: '10', errorCode })
    expect(await placesLeft()).toBe(13)
  })

  it('with a flight number of no known form is no request of the contract', async () => {
    const response = await upstream.post(lane, {
      agentId: 'layover',
      ...slotOrder({ flightNumber: 'B0000' }),
    })
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('$.flightNumber')
  })
})

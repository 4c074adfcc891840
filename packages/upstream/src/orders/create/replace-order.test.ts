import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cipCode, hold, now, ordered, prebooking, slotOrder, visit } from '../../slots/slots.test-kit.ts'
import { startUpstreams, type Upstream } from '../../upstream.test-kit.ts'
import { confirm as confirmPass, createOrder, keyed, statusOf, token } from '../orders.test-kit.ts'

let upstream: Upstream
let other: Upstream

beforeAll(async () => {
  const [one, two] = await startUpstreams(2)
  if (!one || !two) throw new Error('expected two servers')
  upstream = one
  other = two
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.provider.ledger.clear()
  upstream.provider.charges.length = 0
  upstream.provider.onCharge = async () => undefined
  for (const { clock } of [upstream, other]) clock.now = now
})

const lane = '/cip/createOrder'
const lounge = '/loungePrebooking/createOrder'
const confirm = async (service: 'cip' | 'loungePrebooking', orderNo: unknown, at = upstream) =>
  await at.call(`/${service}/confirmPaymentOrder`, { ...keyed(String(orderNo)), payment: token })
const turnClock = (minutes: number) => {
  for (const { clock } of [upstream, other]) clock.now = new Date(now.getTime() + minutes * 60_000)
}
const laneLeft = async () => {
  const { data } = await upstream.call('/cip/checkAvailable', { cipCode, ...visit, passengerNumber: 1 })
  return data?.placesLeft
}

/** An order of the last place, held before, so that the slot is full for other visitors. */
async function orderOfLastPlace(change: object = {}) {
  for (const passengerNumber of [6, 6, 6]) await hold(upstream, { passengerNumber })
  const { data } = await hold(upstream)
  const holdId = String(data?.holdId)
  return { holdId, orderNo: await ordered(upstream, lounge, prebooking(holdId, change)) }
}

/** Five declines: the order takes no more cards. */
async function spend(service: 'cip' | 'loungePrebooking', orderNo: string) {
  upstream.provider.script('decline', 'decline', 'decline', 'decline', 'decline')
  for (let attempt = 1; attempt <= 5; attempt += 1) await confirm(service, orderNo)
  expect(await confirm(service, orderNo)).toMatchObject({ errorCode: 'TOO_MANY_ATTEMPTS' })
}

describe('an order in place of one that takes no more payments', () => {
  it('takes the last place of the first one, and is paid instead', async () => {
    const { holdId, orderNo } = await orderOfLastPlace()
    await spend('loungePrebooking', orderNo)
    const second = await ordered(upstream, lounge, prebooking(holdId, { replaces: orderNo }))
    expect(await hold(upstream)).toMatchObject({ data: { available: false, placesLeft: 0 } })
    expect(await confirm('loungePrebooking', orderNo)).toMatchObject({ errorCode: 'ORDER_EXPIRED' })
    expect(await confirm('loungePrebooking', second)).toMatchObject({ data: { status: 'PAID' } })
    expect(upstream.provider.captured).toHaveLength(1)
  })

  it('takes the first one’s places at a full lane, also once the lead time has begun', async () => {
    const tight = new Date('2026-11-24T14:30:00Z')
    for (const { clock } of [upstream, other]) clock.now = tight
    const orderNo = await ordered(upstream, lane, slotOrder())
    for (let count = 0; count < 12; count += 1) await ordered(upstream, lane, slotOrder())
    await spend('cip', orderNo)
    for (const { clock } of [upstream, other]) clock.now = new Date(tight.getTime() + 60_000)
    expect(await upstream.call(lane, slotOrder())).toMatchObject({ errorCode: 'TOO_EARLY' })
    const second = await ordered(upstream, lane, slotOrder({ replaces: orderNo }))
    expect(await confirm('cip', second)).toMatchObject({ data: { status: 'PAID' } })
  })

  it('for fewer people takes their places where no others are left, and frees the rest', async () => {
    for (const passengerNumber of [6, 6, 5]) await hold(upstream, { passengerNumber })
    const { data } = await hold(upstream, { passengerNumber: 2 })
    const holdId = String(data?.holdId)
    const both = { passengers: [{ firstName: 'Daniel', lastName: 'Hart' }], expectedTotal: '80.00' }
    const orderNo = await ordered(upstream, lounge, prebooking(holdId, both))
    const third = { firstName: 'Ida', lastName: 'Hart' }
    const more = { passengers: [...both.passengers, third], expectedTotal: '120.00' }
    expect(await upstream.call(lounge, prebooking(holdId, { ...more, replaces: orderNo }))).toMatchObject({
      errorCode: 'HOLD_EXPIRED',
    })
    const second = await ordered(upstream, lounge, prebooking(holdId, { replaces: orderNo }))
    expect(await hold(upstream, { passengerNumber: 2 })).toMatchObject({ data: { placesLeft: 1 } })
    expect(await confirm('loungePrebooking', second)).toMatchObject({ data: { status: 'PAID' } })
  })

  it('needs no code that was used up meanwhile', async () => {
    const discounted = { discountCode: 'ONCE15', expectedTotal: '34.45' }
    const { holdId, orderNo } = await orderOfLastPlace(discounted)
    const rival = await createOrder(upstream, { discountCode: 'ONCE15', expectedTotal: '28.90' })
    await confirmPass(upstream, rival)
    expect(await confirm('loungePrebooking', orderNo)).toMatchObject({ errorCode: '20001' })
    await ordered(upstream, lounge, prebooking(holdId, { replaces: orderNo }))
    expect(await statusOf(upstream, orderNo)).toBe('EXPIRED')
  })

  it('may be for another time or lane, and frees the first one’s places', async () => {
    const orderNo = await ordered(upstream, lane, slotOrder())
    await ordered(upstream, lane, slotOrder({ visitTime: '15:00', replaces: orderNo }))
    expect(await laneLeft()).toBe(13)
  })

  it('cannot hold a place for ever: after an hour it is free', async () => {
    let { holdId, orderNo } = await orderOfLastPlace()
    for (const minute of [25, 50]) {
      turnClock(minute)
      orderNo = await ordered(upstream, lounge, prebooking(holdId, { replaces: orderNo }))
    }
    turnClock(60)
    const answer = await upstream.call(lounge, prebooking(holdId, { replaces: orderNo }))
    expect(answer).toMatchObject({ state: '10', errorCode: 'HOLD_EXPIRED' })
  })

  it('that is refused does not change the first one', async () => {
    const { holdId, orderNo } = await orderOfLastPlace()
    const change = { replaces: orderNo, expectedTotal: '1.00' }
    expect(await upstream.call(lounge, prebooking(holdId, change))).toMatchObject({
      errorCode: 'PRICE_CHANGED',
    })
    expect(await confirm('loungePrebooking', orderNo)).toMatchObject({ data: { status: 'PAID' } })
  })
})

describe('an order that is paid, or being paid', () => {
  it.each([
    ['PAID', 'capture'],
    ['PAYING', 'never arrive'],
  ] as const)('and %s is replaced by none', async (status, act) => {
    const { holdId, orderNo } = await orderOfLastPlace()
    upstream.provider.script(act)
    await confirm('loungePrebooking', orderNo)
    const answer = await upstream.call(lounge, prebooking(holdId, { replaces: orderNo }))
    expect(answer).toMatchObject({ state: '10', errorCode: 'ORDER_IN_PAYMENT' })
    expect(await statusOf(upstream, orderNo)).toBe(status)
  })
})

describe('on two servers at once', () => {
  it('one of thirty orders replaces the same one', async () => {
    const { holdId, orderNo } = await orderOfLastPlace()
    const order = prebooking(holdId, { replaces: orderNo })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, each) => (each % 2 === 0 ? upstream : other).call(lounge, order)),
    )
    expect(answers.filter(({ state }) => state === '11')).toHaveLength(1)
    expect(answers.filter(({ errorCode }) => errorCode === 'HOLD_EXPIRED')).toHaveLength(29)
  })

  it('an order is either paid or replaced, never both', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => ordered(upstream, lane, slotOrder())))
    const outcomes = await Promise.all(
      orders.map(async (orderNo) => {
        const [paid, replaced] = await Promise.all([
          confirm('cip', orderNo),
          other.call(lane, slotOrder({ replaces: orderNo })),
        ])
        return `${paid.errorCode ?? paid.data?.status} ${replaced.errorCode ?? replaced.data?.status}`
      }),
    )
    const allowed = ['PAID ORDER_IN_PAYMENT', 'ORDER_EXPIRED CREATED']
    expect(outcomes.filter((each) => !allowed.includes(each))).toEqual([])
    expect(await laneLeft()).toBe(1)
  })
})

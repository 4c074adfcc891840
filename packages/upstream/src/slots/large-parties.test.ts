import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catalogueSource } from '../network/catalogue-source.ts'
import { token } from '../orders/orders.test-kit.ts'
import { callAs } from '../owners.test-kit.ts'
import { startUpstream, turnClock, type Upstream } from '../upstream.test-kit.ts'
import {
  companions,
  dayAfter,
  HELD,
  holdOf,
  loungeOfTen,
  now,
  type Owner,
  prebooking,
  REFUSED,
  slotOrder,
  someone,
  visit,
} from './slots.test-kit.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.clock.now = now
})

const holdAs = async (owner: Owner, change: object = {}) => await holdOf(upstream, owner, change)

const seven = { loungeCode: loungeOfTen, passengerNumber: 7 }

/** Seven places at the lounge of ten, held and ordered. @returns the order's number */
async function orderForSeven(owner: Owner, visitDate: string): Promise<unknown> {
  const { data } = await holdAs(owner, { ...seven, visitDate })
  const cart = { networkCode: loungeOfTen, passengerNumber: 7 }
  const { data: price } = await upstream.call('/loungePrebooking/calculatePrice', cart)
  const order = prebooking(String(data?.holdId), {
    networkCode: loungeOfTen,
    visitDate,
    passengers: companions(6),
    currency: price?.currency,
    expectedTotal: price?.totalAmount,
  })
  const ordered = await callAs(upstream, owner, '/loungePrebooking/createOrder', order)
  expect(ordered).toMatchObject({ data: { status: 'CREATED' } })
  return ordered.data?.orderNo
}

/** A lane in pounds of which one party may take a whole slot. */
const lane = catalogueSource().lanes.find(
  ({ placesPerSlot, maxBookingNum, currency, openingHours: [hours] }) =>
    placesPerSlot === maxBookingNum && currency === 'GBP' && hours?.days.length === 7,
)

describe('the large parties of a network', () => {
  it('are few above the shares of all slots, though each party had a slot to itself', async () => {
    const family = (day: number) => ({
      loungeCode: loungeOfTen,
      passengerNumber: 7,
      visitDate: dayAfter(day),
    })
    for (const day of [0, 1]) expect(await holdAs(someone('squat'), family(day))).toMatchObject(HELD)
    for (const day of [2, 3, 4]) expect(await holdAs(someone('squat'), family(day))).toEqual(REFUSED)
    expect(await holdAs(someone('squat'), { ...family(2), passengerNumber: 4 })).toMatchObject(HELD)
    expect(await holdAs(someone('home'), family(2))).toMatchObject({ data: { available: false } })
    expect(await holdAs(someone('home'), family(3))).toMatchObject(HELD)
    turnClock(upstream, 16)
    expect(await holdAs(someone('squat'), family(4))).toMatchObject(HELD)
  })

  it('let one choose again while its first order is not paid', async () => {
    const family = someone('home')
    expect(await holdAs(someone('home'), { ...seven, visitDate: dayAfter(1) })).toMatchObject(HELD)
    await orderForSeven(family, visit.visitDate)
    expect(await holdAs(family, { ...seven, visitDate: dayAfter(2) })).toMatchObject(HELD)
    expect(await holdAs(someone('home'), { ...seven, visitDate: dayAfter(3) })).toEqual(REFUSED)
  })

  it('count while they are being paid, so that pressing Pay at once empties no further slot', async () => {
    const beginToPay = async (day: number) => {
      const visitor = someone('squat')
      const orderNo = await orderForSeven(visitor, dayAfter(day))
      upstream.provider.script('never arrive')
      const payment = { orderNo, payment: token }
      const paying = await callAs(upstream, visitor, '/loungePrebooking/confirmPaymentOrder', payment)
      expect(paying).toMatchObject({ data: { status: 'PAYING' } })
    }
    for (const day of [0, 1]) await beginToPay(day)
    expect(await holdAs(someone('squat'), { ...seven, visitDate: dayAfter(2) })).toEqual(REFUSED)
    expect(await holdAs(someone('squat'), { ...seven, passengerNumber: 1 })).toEqual(REFUSED)
    expect(await holdAs(someone('home'), { ...seven, visitDate: dayAfter(2) })).toMatchObject(HELD)
  })

  it('are two in a day where one visitor orders them for 0.00', async () => {
    const visitor = someone('squat')
    const orderFor = async (day: number) => {
      const free = { discountCode: 'ALLFREE', expectedTotal: '0.00', visitDate: dayAfter(day) }
      const order = slotOrder({
        ...free,
        networkCode: lane?.cipCode,
        passengers: companions((lane?.placesPerSlot ?? 0) - 1),
      })
      return await callAs(upstream, visitor, '/cip/createOrder', order)
    }
    for (const { data } of [await orderFor(0), await orderFor(1)]) {
      const payment = { orderNo: data?.orderNo, payment: { method: 'none' } }
      const paid = await callAs(upstream, visitor, '/cip/confirmPaymentOrder', payment)
      expect(paid).toMatchObject({ data: { status: 'PAID' } })
    }
    expect(await orderFor(2)).toEqual(REFUSED)
    turnClock(upstream, 24 * 60 + 1)
    expect(await orderFor(2)).toMatchObject({ data: { status: 'CREATED' } })
  })
})

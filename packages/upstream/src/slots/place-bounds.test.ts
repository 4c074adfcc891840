import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catalogueSource } from '../network/catalogue-source.ts'
import { token } from '../orders/orders.test-kit.ts'
import { callAs, hashOf } from '../owners.test-kit.ts'
import { startUpstream, turnClock, type Upstream } from '../upstream.test-kit.ts'
import { forgetHolds } from './forget-holds.ts'
import {
  cipCode,
  companions,
  dayAfter,
  HELD,
  hold,
  holdOf,
  loungeCode,
  loungeOfTen,
  now,
  type Owner,
  prebooking,
  REFUSED,
  slotOrder,
  someone,
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
const orderAs = async (owner: Owner, holdId: unknown, passengers: object[] = [], total = '40.00') => {
  const order = prebooking(String(holdId), { passengers, expectedTotal: total })
  return await callAs(upstream, owner, '/loungePrebooking/createOrder', order)
}
const payAs = async (owner: Owner, orderNo: unknown) =>
  await callAs(upstream, owner, '/loungePrebooking/confirmPaymentOrder', { orderNo, payment: token })

/** Visitors of a network who hold a place each, spread over days. @returns the number of those who got one */
async function crowd(network: string, count: number): Promise<number> {
  let held = 0
  for (let each = 0; each < count; each += 1) {
    const { data } = await holdAs(someone(network), { visitDate: dayAfter(each % 30) })
    if (data?.available === true) held += 1
  }
  return held
}

describe('the holds of a visitor', () => {
  it('are one: a new hold ends the older one and frees its places', async () => {
    const visitor = someone()
    const { data: first } = await holdAs(visitor, { passengerNumber: 3 })
    expect(await holdAs(visitor, { visitTime: '15:00' })).toMatchObject(HELD)
    expect(await hold(upstream)).toMatchObject({ data: { placesLeft: 18 } })
    expect(await orderAs(visitor, first?.holdId)).toMatchObject({ errorCode: 'HOLD_EXPIRED' })
  })

  it('may take the places of the older one, which stays where there is no room', async () => {
    const visitor = someone()
    const first = await holdAs(visitor, { loungeCode: loungeOfTen, passengerNumber: 4 })
    await hold(upstream, { loungeCode: loungeOfTen, passengerNumber: 5 })
    const larger = { loungeCode: loungeOfTen, passengerNumber: 5 }
    const second = await holdAs(visitor, larger)
    expect(second).toMatchObject({ ...HELD, data: { placesLeft: 0 } })
    expect(second.data?.holdId).not.toBe(first.data?.holdId)
    expect(await holdAs(visitor, { ...larger, passengerNumber: 6 })).toMatchObject({
      data: { available: false, placesLeft: 5 },
    })
    expect(await holdAs(visitor, { ...larger, holdId: second.data?.holdId })).toMatchObject(HELD)
  })

  it('never end another visitor’s, nor an order', async () => {
    const [one, two] = [someone(), someone()]
    const { data } = await holdAs(one)
    await orderAs(one, data?.holdId)
    await holdAs(two)
    await holdAs(one)
    await holdAs(one)
    expect(await hold(upstream)).toMatchObject({ data: { placesLeft: 15 } })
  })

  it('and their unpaid orders are twelve places or two bookings, and what is paid does not count', async () => {
    const family = someone()
    const six = { passengerNumber: 6 }
    const booked = async () => {
      const held = await holdAs(family, six)
      expect(held).toMatchObject(HELD)
      const ordered = await orderAs(family, held.data?.holdId, companions(5), '240.00')
      expect(ordered).toMatchObject({ data: { status: 'CREATED' } })
      return ordered.data?.orderNo
    }
    const [first, second] = [await booked(), await booked()]
    upstream.provider.script('never arrive')
    expect(await payAs(family, first)).toMatchObject({ data: { status: 'PAYING' } })
    expect(await holdAs(family)).toEqual(REFUSED)
    expect(await payAs(family, second)).toMatchObject({ data: { status: 'PAID' } })
    expect(await holdAs(family, six)).toMatchObject(HELD)
  })
})

describe('the places of a network', () => {
  it('are a third of a slot, rounded up, however many visitors take them at the same time', async () => {
    const request = { loungeCode: loungeOfTen }
    const answers = await Promise.all(Array.from({ length: 40 }, () => holdAs(someone('mall'), request)))
    expect(answers.filter(({ data }) => data?.available === true)).toHaveLength(4)
    expect(answers.filter(({ errorCode }) => errorCode !== undefined)).toEqual(Array(36).fill(REFUSED))
    expect(await holdAs(someone('home'), request)).toMatchObject(HELD)
    expect(await holdAs(someone('mall'), { ...request, visitTime: '15:00' })).toMatchObject(HELD)
  })

  it('are one party where that is more than a third', async () => {
    const request = { loungeCode: loungeOfTen, passengerNumber: 5 }
    const first = await holdAs(someone('home'), request)
    expect(first).toMatchObject(HELD)
    expect(await holdAs(someone('home'), { ...request, passengerNumber: 1 })).toEqual(REFUSED)
    expect(await holdAs(someone('home'), { ...request, holdId: first.data?.holdId })).toMatchObject(HELD)
  })

  it('let two couples share a slot of ten', async () => {
    const couple = { loungeCode: loungeOfTen, passengerNumber: 2 }
    for (const _couple of [1, 2]) expect(await holdAs(someone('hotel'), couple)).toMatchObject(HELD)
    expect(await holdAs(someone('hotel'), { ...couple, passengerNumber: 1 })).toEqual(REFUSED)
  })

  it('are sixty in all, unpaid orders of lanes included', async () => {
    const order = async (each: number) =>
      await callAs(upstream, someone('mall'), '/cip/createOrder', slotOrder({ visitDate: dayAfter(each) }))
    for (let each = 0; each < 30; each += 1)
      expect(await order(each)).toMatchObject({ data: { status: 'CREATED' } })
    expect(await crowd('mall', 40)).toBe(30)
    expect(await order(0)).toEqual(REFUSED)
    expect(await crowd('home', 10)).toBe(10)
  })

  it('are more the more they pay: an airport’s visitors share one address', async () => {
    const seat = { loungeCode: loungeOfTen }
    const buy = async () => {
      const visitor = someone('airport')
      const held = await holdAs(visitor)
      const ordered = await orderAs(visitor, held.data?.holdId)
      expect(await payAs(visitor, ordered.data?.orderNo)).toMatchObject({ data: { status: 'PAID' } })
    }
    for (let sold = 0; sold < 7; sold += 1) await buy()
    const waiting = await Promise.all(Array.from({ length: 10 }, () => holdAs(someone('airport'), seat)))
    expect(waiting.filter(({ data }) => data?.available === true)).toHaveLength(10)
    expect(await crowd('airport', 60)).toBe(57)
  })

  it('are no more for orders of 0.00', async () => {
    const free = { discountCode: 'ALLFREE', expectedTotal: '0.00' }
    for (let day = 0; day < 7; day += 1) {
      const visitor = someone('mall')
      const order = slotOrder({ visitDate: dayAfter(day), ...free })
      const { data } = await callAs(upstream, visitor, '/cip/createOrder', order)
      const payment = { orderNo: data?.orderNo, payment: { method: 'none' } }
      const paid = await callAs(upstream, visitor, '/cip/confirmPaymentOrder', payment)
      expect(paid).toMatchObject({ data: { status: 'PAID' } })
    }
    const seats = Array.from({ length: 10 }, () => holdAs(someone('mall'), { loungeCode: loungeOfTen }))
    expect((await Promise.all(seats)).filter(({ data }) => data?.available === true)).toHaveLength(4)
  })

  it('are a third of a slot for a day where orders of 0.00 took them', async () => {
    const free = { discountCode: 'ALLFREE', expectedTotal: '0.00' }
    const buy = async (visitor: Owner) => {
      const { data } = await callAs(upstream, visitor, '/cip/createOrder', slotOrder(free))
      const payment = { orderNo: data?.orderNo, payment: { method: 'none' } }
      return data && (await callAs(upstream, visitor, '/cip/confirmPaymentOrder', payment))
    }
    let sold = 0
    for (; sold < 30 && (await buy(someone('mall'))) !== undefined; sold += 1);
    const lane = catalogueSource().lanes.find((each) => each.cipCode === cipCode)
    expect(sold).toBe(Math.ceil((lane?.placesPerSlot ?? 0) / 3))
    expect(await buy(someone('home'))).toMatchObject({ data: { status: 'PAID' } })
  })

  it('are few once visitors go on replacing holds that are not a minute old', async () => {
    const squatters = Array.from({ length: 15 }, () => someone('squat'))
    const round = async (visitTime: string) => {
      const party = { passengerNumber: 4, visitTime }
      const answers = squatters.map((one, day) => holdAs(one, { ...party, visitDate: dayAfter(day) }))
      return (await Promise.all(answers)).filter(({ data }) => data?.available === true).length
    }
    const held: number[] = []
    for (let turn = 0; turn < 7; turn += 1) {
      held.push(await round(turn % 2 === 0 ? '14:00' : '15:00'))
      turnClock(upstream, 56 / 60)
    }
    expect(held.slice(0, 3)).toEqual([15, 15, 15])
    expect(held.at(-1)).toBeLessThan(15)
  })

  it('are few once most of them lapse, and recover by payment or after a day', async () => {
    for (const _hour of [1, 2]) {
      expect(await crowd('squat', 60)).toBe(_hour === 1 ? 60 : 12)
      turnClock(upstream, 16)
      await crowd('squat', 1)
      turnClock(upstream, 16)
    }
    const payer = someone('squat')
    const { data: held } = await holdAs(payer)
    const { data: ordered } = await orderAs(payer, held?.holdId)
    expect(await payAs(payer, ordered?.orderNo)).toMatchObject({ data: { status: 'PAID' } })
  })

  it('count for a day where they lapsed, and the owner is forgotten after a week', async () => {
    await crowd('squat', 60)
    turnClock(upstream, 16)
    await crowd('squat', 1)
    turnClock(upstream, 24 * 60)
    expect(await crowd('squat', 60)).toBe(60)
    const known = async () => {
      await forgetHolds({ store: upstream.store, now: () => upstream.clock.now })
      const ever = new Date(0)
      const slot = { placeCode: loungeCode, startsAt: ever }
      const counted = { now: ever, except: [], visitor: undefined, slot, lapsedSince: ever, paidSince: ever }
      return (await upstream.store.read.ownedPlaces.ofNetwork(hashOf('network squat'), counted)).inAll
    }
    expect(await known()).toBe(61)
    turnClock(upstream, 7 * 24 * 60 + 1)
    expect(await known()).toBe(0)
  })
})

it('nothing is bounded for a sender that names no owner', async () => {
  const request = { loungeCode: loungeOfTen }
  const answers = await Promise.all(Array.from({ length: 12 }, () => hold(upstream, request)))
  expect(answers.filter(({ data }) => data?.available === true)).toHaveLength(10)
})

import { WEEKDAYS } from '@layover/rules/weekdays'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catalogueSource } from '../network/catalogue-source.ts'
import { startUpstream, turnClock, type Upstream } from '../upstream.test-kit.ts'
import { freeDates } from './list-times.ts'
import { loungePlace } from './slot-place.ts'
import { hold, loungeCode, loungeOfTen, now, ordered, prebooking, visit } from './slots.test-kit.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.clock.now = now
})

const refused = (errorCode: string) => ({ state: '10', errorCode })

describe('a hold', () => {
  it('takes places for fifteen minutes and returns its end', async () => {
    expect(await hold(upstream, { passengerNumber: 2 })).toMatchObject({
      state: '11',
      data: {
        available: true,
        expiresAt: '2026-11-21T12:15:00.000Z',
        remainingSeconds: 900,
        placesLeft: 17,
      },
    })
    expect(await hold(upstream)).toMatchObject({ data: { placesLeft: 16 } })
    turnClock(upstream, 15)
    expect(await hold(upstream)).toMatchObject({ data: { placesLeft: 18 } })
  })

  it('is renewed with its id, takes nothing twice, and lasts an hour at most', async () => {
    const { data } = await hold(upstream)
    for (const expiresAt of ['12:25', '12:35', '12:45', '12:55', '13:00']) {
      turnClock(upstream, 10)
      expect(await hold(upstream, { holdId: data?.holdId })).toMatchObject({
        data: { holdId: data?.holdId, expiresAt: `2026-11-21T${expiresAt}:00.000Z`, placesLeft: 18 },
      })
    }
    turnClock(upstream, 10)
    expect(await hold(upstream, { holdId: data?.holdId })).toMatchObject(refused('HOLD_EXPIRED'))
  })

  it('moves to another time or party, and frees its former places', async () => {
    const { data } = await hold(upstream, { passengerNumber: 3 })
    const moved = { holdId: data?.holdId, visitTime: '15:00', passengerNumber: 4 }
    expect(await hold(upstream, moved)).toMatchObject({ data: { holdId: data?.holdId, placesLeft: 15 } })
    expect(await hold(upstream)).toMatchObject({ data: { placesLeft: 18 } })
  })

  it('does not change where the other time has no room', async () => {
    for (const passengerNumber of [6, 6, 6]) await hold(upstream, { visitTime: '15:00', passengerNumber })
    const { data } = await hold(upstream, { passengerNumber: 2 })
    const moved = { holdId: data?.holdId, visitTime: '15:00', passengerNumber: 2 }
    expect((await hold(upstream, moved)).data).toEqual({ available: false, placesLeft: 1 })
    expect(await hold(upstream)).toMatchObject({ data: { placesLeft: 16 } })
  })

  it('taken in time may be renewed and ordered when the lead time has begun', async () => {
    upstream.clock.now = new Date('2026-11-23T14:30:00Z')
    const { data } = await hold(upstream)
    turnClock(upstream, 5)
    expect(await hold(upstream)).toMatchObject(refused('TOO_EARLY'))
    expect(await hold(upstream, { holdId: data?.holdId })).toMatchObject({ state: '11' })
    await ordered(upstream, '/loungePrebooking/createOrder', prebooking(String(data?.holdId)))
  })

  it.each([
    ['TIME_UNAVAILABLE', 'at which no visit begins', { visitTime: '14:15' }],
    ['TIME_UNAVAILABLE', 'when the lounge is closed', { visitTime: '03:00' }],
    ['TIME_UNAVAILABLE', 'that is not sold yet', { visitDate: '2027-06-01' }],
    ['TIME_UNAVAILABLE', 'that has passed', { visitDate: '2026-11-20' }],
    ['TOO_EARLY', 'less than 48 hours ahead', { visitDate: '2026-11-22' }],
    ['NOT_AVAILABLE', 'for more people than one booking takes', { passengerNumber: 7 }],
    ['HOLD_EXPIRED', 'under an id that holds nothing', { holdId: 'hold-00000000' }],
    ['NOT_FOUND', 'at an unknown lounge', { loungeCode: 'QQQ-NOWHERE' }],
  ])('is refused with %s %s', async (errorCode, _what, change) => {
    expect(await hold(upstream, change)).toMatchObject(refused(errorCode))
  })
})

describe('a slot of ten', () => {
  it('gives ten of five hundred visitors a place, and no eleventh', async () => {
    const request = { loungeCode: loungeOfTen, ...visit, passengerNumber: 1 }
    const answers = await Promise.all(
      Array.from({ length: 500 }, () => upstream.call('/loungePrebooking/checkAvailable', request)),
    )
    const held = answers.filter(({ data }) => data?.available === true)
    expect(held).toHaveLength(10)
    expect(new Set(held.map(({ data }) => data?.holdId)).size).toBe(10)
    expect(held.map(({ data }) => data?.placesLeft).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  }, 120_000)
})

describe('the times of a lounge', () => {
  const free = async (passengerNumber: number) => {
    const request = { loungeCode, visitDate: visit.visitDate, passengerNumber }
    const { data } = await upstream.call('/loungePrebooking/getAvailableSubscribeTimes', request)
    const times = data?.times as { visitTime: string }[] | undefined
    full = data?.fullTimes as string[]
    return times?.map(({ visitTime }) => visitTime)
  }
  let full: string[] = []

  it('leave out those without room for the party', async () => {
    for (const passengerNumber of [6, 6, 5]) await hold(upstream, { passengerNumber })
    expect(await free(2)).toContain('14:30')
    expect(full).toEqual([])
    expect(await free(3)).not.toContain('14:30')
    expect(full).toEqual(['14:30'])
    turnClock(upstream, 15)
    expect(await free(6)).toContain('14:30')
  })

  it('change with the hours of the place', async () => {
    const { lounges, airports } = catalogueSource()
    const lounge = lounges.find((each) => each.loungeCode === loungeCode)
    const airport = airports.find(({ code }) => code === lounge?.airportCode)
    if (!lounge || !airport) throw new Error('the lounge of the tests is not there')
    const listed = async (hours: typeof lounge.openingHours) => {
      const place = loungePlace({ ...lounge, openingHours: hours }, airport)
      const [first] = await freeDates({ store: upstream.store, now: () => now }, place, 1)
      return first?.times.map(({ visitTime }) => visitTime)
    }
    const daily = (opens: string, closes: string) => [{ days: WEEKDAYS, opens, closes }]
    expect(await listed(daily('10:00', '12:00'))).toEqual(['10:00', '10:30', '11:00'])
    expect(await listed(daily('10:00', '11:30'))).toEqual(['10:00', '10:30'])
  })

  it('begin 48 hours ahead, to the minute, and are given by date', async () => {
    upstream.clock.now = new Date('2026-11-23T14:30:00Z')
    const { data } = await upstream.call('/loungePrebooking/getSubscribeTimes', { loungeCode })
    expect(data).toMatchObject({ timeZone: 'Europe/London', hoursAhead: 48, maxBookingNum: 6 })
    const dates = data?.dates as { date: string; times: { visitTime: string; startsAt: string }[] }[]
    expect(dates[0]?.date).toBe('2026-11-25')
    expect(dates[0]?.times[0]).toEqual({
      visitTime: '14:30',
      startsAt: '2026-11-25T14:30:00.000Z',
      placesLeft: 19,
    })
    expect(dates).toHaveLength(58)
  })
})

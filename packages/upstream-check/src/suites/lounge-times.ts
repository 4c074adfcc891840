import { calls } from '@layover/contracts'
import { addDays } from '@layover/rules/calendar-day'
import { PRE_BOOKING_LEAD_HOURS } from '@layover/rules/lead-time'
import { wallClock } from '@layover/rules/wall-clock'
import type { Facts } from '../run/facts.ts'
import { claim, dataOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { LoungeDetail, World } from '../run/world.ts'
import { type ListedTimes, noteDifference, readDays } from './lounge-days.ts'
import { checkClock } from './lounges.ts'
import { checkDates, type Dates, withoutNearest } from './slots.ts'

const { getSubscribeTimes, getAvailableSubscribeTimes } = calls.loungePrebooking

/** The dates and times of lounges. @returns the visits that a party of two can book at the lounge of the purchases */
export async function checkLoungeTimes(run: Run, facts: Facts, world: World): Promise<Dates> {
  const { lounge, lounges, unbookableLounge } = world
  const rule = 'what nobody knows is NOT_FOUND'
  const closed = { codes: ['NOT_AVAILABLE'], rule: 'a lounge that takes no pre-bookings refuses them' }
  const unknown = { loungeCode: 'QQQ-NOWHERE' }
  const unknownDay = { ...unknown, visitDate: '2027-03-09', passengerNumber: 2 }
  const others = lounges.filter((each) => each.prebookAllow && each !== lounge).slice(0, 2)
  const [dates] = await Promise.all([
    lounge ? readTimes(run, facts, lounge, 2) : [],
    lounge ? readTimes(run, facts, lounge, 1) : undefined,
    ...others.map((each) => readTimes(run, facts, each, 1)),
    refusalOf(run, getSubscribeTimes, { body: unknown }, { codes: ['NOT_FOUND'], rule }),
    refusalOf(run, getAvailableSubscribeTimes, { body: unknownDay }, { codes: ['NOT_FOUND'], rule }),
    unbookableLounge &&
      refusalOf(run, getSubscribeTimes, { body: { loungeCode: unbookableLounge.loungeCode } }, closed),
  ])
  if (lounge === undefined) {
    const why = 'times: needs a lounge that can be pre-booked (lounge in --data)'
    for (const { id } of [getSubscribeTimes, getAvailableSubscribeTimes]) run.notes.untested(id, why)
  }
  return dates
}

async function readTimes(run: Run, facts: Facts, lounge: LoungeDetail, people: number): Promise<Dates> {
  const list = await readList(run, facts, lounge, people)
  if (list === undefined) return []
  const { terms, dates } = list
  const first = wallClock(new Date(), terms.timeZone)?.date
  const days = first === undefined ? [] : [0, 1, 2, 3].map((day) => addDays(first, day))
  const some = [dates[0]?.date, dates.at(-1)?.date].filter((day) => day !== undefined)
  const differing = await readDays(run, facts, list, [...new Set([...days, ...some])])
  // A time may have come too near, or a hold may have ended, between two answers.
  const again = differing.length > 0 ? await readList(run, facts, lounge, people) : undefined
  const names = differing.map(({ day }) => day)
  if (again)
    for (const each of await readDays(run, facts, again, names)) noteDifference(run, facts, again, each)
  return withoutNearest(dates, terms.leadHours)
}

async function readList(
  run: Run,
  facts: Facts,
  { loungeCode, openingHours }: LoungeDetail,
  people: number,
): Promise<ListedTimes | undefined> {
  const answer = await dataOf(run, getSubscribeTimes, { body: { loungeCode, passengerNumber: people } })
  if (answer === undefined) return undefined
  const { data, at } = answer
  const { timeZone, hoursAhead, dates } = data
  facts.noteFields(`visits at ${loungeCode}`, data, ['timeZone', 'maxBookingNum'], { at, path: '$.data' })
  checkClock(run, at, timeZone)
  const rule = 'pre-bookings are made at least 48 hours ahead'
  const isEnough = hoursAhead >= PRE_BOOKING_LEAD_HOURS
  claim(run, at, isEnough, { rule, path: '$.data.hoursAhead', expected: 'at least 48', got: hoursAhead })
  const leadHours = Math.max(hoursAhead, PRE_BOOKING_LEAD_HOURS)
  const terms = { at, timeZone, leadHours, people, openingHours }
  checkDates(run, terms, dates)
  return { loungeCode, terms, dates }
}

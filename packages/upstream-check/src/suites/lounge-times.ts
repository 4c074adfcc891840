import { calls } from '@layover/contracts'
import { addDays } from '@layover/rules/calendar-day'
import { PRE_BOOKING_LEAD_HOURS } from '@layover/rules/lead-time'
import { wallClock } from '@layover/rules/wall-clock'
import type { Facts } from '../run/facts.ts'
import { claim, dataOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { LoungeDetail, World } from '../run/world.ts'
import { checkClock } from './lounges.ts'
import { checkDates, checkTimes, type Dates, type SlotTerms } from './slots.ts'

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
  const { loungeCode, openingHours } = lounge
  const answer = await dataOf(run, getSubscribeTimes, { body: { loungeCode, passengerNumber: people } })
  if (answer === undefined) return []
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
  const first = wallClock(new Date(), timeZone)?.date
  const days = first === undefined ? [] : [0, 1, 2, 3].map((day) => addDays(first, day))
  const some = [dates[0]?.date, dates.at(-1)?.date].filter((day) => day !== undefined)
  await Promise.all(
    [...new Set([...days, ...some])].map((day) => readDay(run, facts, lounge, terms, { day, dates })),
  )
  return dates
}

/** The times of one day, which must be those that the list of dates has for it. */
async function readDay(
  run: Run,
  facts: Facts,
  { loungeCode }: LoungeDetail,
  terms: SlotTerms,
  { day, dates }: { readonly day: string; readonly dates: Dates },
): Promise<void> {
  const body = { loungeCode, visitDate: day, passengerNumber: terms.people }
  const answer = await dataOf(run, getAvailableSubscribeTimes, { body })
  if (answer === undefined) return
  const { data, at } = answer
  facts.noteFields(`visits at ${loungeCode}`, data, ['timeZone'], { at, path: '$.data' })
  checkTimes(run, { ...terms, at, timeZone: data.timeZone }, day, data.times, '$.data.times')
  const listed = dates.find(({ date }) => date === day)?.times ?? []
  const [expected, got] = [listed, data.times].map((times) =>
    times.map(({ visitTime }) => visitTime).join(' '),
  )
  if (expected === got) {
    for (const [index, slot] of data.times.entries()) {
      const fact = `places at ${loungeCode} ${day} ${slot.visitTime}`
      const inList = `$.data.dates[${dates.findIndex(({ date }) => date === day)}].times[${index}].placesLeft`
      const there = listed[index]?.placesLeft
      if (slot.placesLeft === undefined || there === undefined) continue
      facts.note(fact, slot.placesLeft, { at, path: `$.data.times[${index}].placesLeft` })
      facts.note(fact, there, { at: terms.at, path: inList })
    }
    return
  }
  const rule = 'the times of a day are those that the list of dates has for it'
  for (const [where, path, shown, other] of [
    [at, '$.data.times', got, expected],
    [terms.at, '$.data.dates', expected, got],
  ] as const) {
    claim(run, where, false, { rule, path, expected: other || 'no time', got: shown || 'no time' })
  }
}

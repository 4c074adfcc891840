import { calls } from '@layover/contracts'
import { wallClock } from '@layover/rules/wall-clock'
import type { Facts } from '../run/facts.ts'
import { claim, dataOf, goodOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { LaneDetail, World } from '../run/world.ts'
import { checkClock } from './lounges.ts'
import {
  CLOCK_MS,
  checkDates,
  type Dates,
  hasSamePlaces,
  longAgo,
  type Slot,
  tooEarly,
  type Visit,
  visitsOf,
  withoutNearest,
} from './slots.ts'
import { checkNothingUnlisted } from './unlisted-times.ts'

const times = calls.cip.getSubscribeTimes
const check = calls.cip.checkAvailable

/** The dates of lanes, and the last check before an order. @returns the visits that can be booked at the lane of the purchases */
export async function checkLaneTimes(run: Run, facts: Facts, { lanes, lane }: World): Promise<Dates> {
  const rule = 'what nobody knows is NOT_FOUND'
  const others = lanes.filter((each) => each !== lane).slice(0, 3)
  const [dates] = await Promise.all([
    lane && readTimes(run, facts, lane, 2),
    lane && readTimes(run, facts, lane, 1),
    ...others.map((each) => readTimes(run, facts, each, 1)),
    refusalOf(run, times, { body: { cipCode: 'QQQ-FT' } }, { codes: ['NOT_FOUND'], rule }),
    refusalOf(run, check, { body: unknownVisit }, { codes: ['NOT_FOUND'], rule }),
  ])
  if (lane && dates) await checkRoom(run, lane, dates)
  if (lane === undefined)
    for (const { id } of [times, check])
      run.notes.untested(id, 'times: needs a fast-track lane (lane in --data)')
  return dates && lane ? withoutNearest(dates, lane.hour) : []
}

const unknownVisit = { cipCode: 'QQQ-FT', visitDate: '2027-03-09', visitTime: '14:30', passengerNumber: 1 }

async function readTimes(
  run: Run,
  facts: Facts,
  lane: LaneDetail,
  people: number,
): Promise<Dates | undefined> {
  const { cipCode, openingHours, sameDay } = lane
  const answer = await dataOf(run, times, { body: { cipCode, passengerNumber: people } })
  if (answer === undefined) return undefined
  const { data, at } = answer
  const { timeZone, hour, dates } = data
  facts.noteFields(`visits at ${cipCode}`, data, ['timeZone', 'hour'], { at, path: '$.data' })
  checkClock(run, at, timeZone)
  checkDates(run, { at, timeZone, leadHours: hour, people, openingHours }, dates)
  const isToday = [-CLOCK_MS, CLOCK_MS].every(
    (ms) => wallClock(new Date(Date.now() + ms), timeZone)?.date === dates[0]?.date,
  )
  const rule = 'sameDay is true where a time of today can be booked'
  claim(run, at, data.sameDay || !isToday, {
    rule,
    path: '$.data.sameDay',
    expected: 'true',
    got: data.sameDay,
  })
  claim(run, at, !data.sameDay || hour < 24, {
    rule,
    path: '$.data.sameDay',
    expected: 'false',
    got: data.sameDay,
  })
  if (sameDay === data.sameDay)
    facts.noteFields(`visits at ${cipCode}`, data, ['sameDay'], { at, path: '$.data' })
  else await checkSameDay(run, facts, lane)
  return dates
}

/** The last slot of a day may have passed between two answers, so both requests are repeated. */
async function checkSameDay(run: Run, facts: Facts, { cipCode, airportCode }: LaneDetail): Promise<void> {
  const [detail, again] = await Promise.all([
    dataOf(run, calls.cip.detail, { body: { cipCode, airportCode } }),
    dataOf(run, times, { body: { cipCode } }),
  ])
  for (const each of [detail, again]) {
    if (each)
      facts.note(`visits at ${cipCode} sameDay`, each.data.sameDay, { at: each.at, path: '$.data.sameDay' })
  }
}

async function checkRoom(run: Run, lane: LaneDetail, dates: Dates): Promise<void> {
  const { timeZone, hour, maxBookingNum } = lane
  const visits = visitsOf(dates)
  const [visit] = visits
  if (visit === undefined) {
    run.notes.untested(check.id, 'a check at a time that is free: needs a lane with free times')
    return await checkNothingUnlisted(run, lane)
  }
  const requestFor = (at: Visit, people?: number) => requestOf(lane, at, people)
  await Promise.all([visit, visits.at(-1) ?? visit].map((each) => checkOffered(run, lane, each)))
  const early = tooEarly(timeZone, hour)
  const past = longAgo(timeZone)
  const refused = ['TOO_EARLY', 'TIME_UNAVAILABLE']
  if (early)
    await refusalOf(run, check, requestFor(early), {
      codes: refused,
      rule: 'a time inside the lead time is refused',
    })
  if (past)
    await refusalOf(run, check, requestFor(past), { codes: refused, rule: 'a time that is over is refused' })
  if (maxBookingNum >= 99) return
  const crowd = {
    codes: ['NOT_AVAILABLE', 'TIME_UNAVAILABLE'],
    rule: 'a party larger than one booking may be is refused',
  }
  await refusalOf(run, check, requestFor(visit, maxBookingNum + 1), crowd)
}

function requestOf({ cipCode }: LaneDetail, { visitDate, visitTime }: Visit, passengerNumber = 2) {
  return { body: { cipCode, visitDate, visitTime, passengerNumber } }
}

/** A time that is offered is available. Both are read again where not: it may have come too near between two answers. */
async function checkOffered(run: Run, lane: LaneDetail, visit: Visit & Slot, isAgain = false): Promise<void> {
  const answer = await run.fetch(check, requestOf(lane, visit))
  const isRefused =
    answer.kind === 'failure' ||
    (answer.kind === 'success' && !(answer.data.available && hasSamePlaces(answer.data, visit)))
  if (isRefused && !isAgain) {
    const list = await dataOf(run, times, { body: { cipCode: lane.cipCode, passengerNumber: 2 } })
    const same = visitsOf(list?.data.dates ?? []).find(({ startsAt }) => startsAt === visit.startsAt)
    return same && (await checkOffered(run, lane, same, true))
  }
  const room = goodOf(run, answer, 'room at a time that is offered')
  if (room === undefined) return
  const { available, placesLeft } = room.data
  const rule = 'a time that is offered is available'
  claim(run, room.at, available, { rule, path: '$.data.available', expected: 'true', got: available })
  const path = '$.data.placesLeft'
  const same = { rule: 'places left are the same in the list and in the check', path, got: placesLeft }
  const expected = `${visit.placesLeft}, as in ${times.id}`
  claim(run, room.at, hasSamePlaces(room.data, visit), { ...same, expected })
}

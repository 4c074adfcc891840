import { calls } from '@layover/contracts'
import type { Exchange } from '../run/answer.ts'
import type { Facts } from '../run/facts.ts'
import { claim, dataOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import { checkTimes, type Dates, hasSamePlaces, type Slot, type SlotTerms } from './slots.ts'

/** A lounge's list of dates with their times, and the rules for these. */
export interface ListedTimes {
  readonly loungeCode: string
  readonly terms: SlotTerms
  readonly dates: Dates
}

/** The times of one day, and those that the list of dates has for it. */
interface Day {
  readonly day: string
  readonly at: Exchange
  readonly times: readonly Slot[]
  readonly listed: readonly Slot[]
}

/** Reads the times of some days. @returns the days whose times are not those that the list has for them */
export async function readDays(
  run: Run,
  facts: Facts,
  { loungeCode, terms, dates }: ListedTimes,
  days: readonly string[],
): Promise<Day[]> {
  const read = await Promise.all(
    days.map(async (day): Promise<Day[]> => {
      const body = { loungeCode, visitDate: day, passengerNumber: terms.people }
      const answer = await dataOf(run, calls.loungePrebooking.getAvailableSubscribeTimes, { body })
      if (answer === undefined) return []
      const { at, data } = answer
      const { timeZone, times } = data
      facts.noteFields(`visits at ${loungeCode}`, data, ['timeZone'], { at, path: '$.data' })
      checkTimes(run, { ...terms, at, timeZone }, day, times, '$.data.times')
      return [{ day, at, times, listed: dates.find(({ date }) => date === day)?.times ?? [] }]
    }),
  )
  return read
    .flat()
    .filter(({ times, listed }) => textOf(times) !== textOf(listed) || hasOtherPlaces(times, listed))
}

const textOf = (times: readonly Slot[]) => times.map(({ visitTime }) => visitTime).join(' ')

const hasOtherPlaces = (times: readonly Slot[], listed: readonly Slot[]) =>
  times.some((slot, index) => !hasSamePlaces(slot, listed[index]))

/** Notes at both calls that they differ about a day. */
export function noteDifference(
  run: Run,
  facts: Facts,
  { loungeCode, terms, dates }: ListedTimes,
  { day, at, times, listed }: Day,
): void {
  const [expected, got] = [textOf(listed), textOf(times)]
  if (expected === got) {
    const inList = `$.data.dates[${dates.findIndex(({ date }) => date === day)}]`
    for (const [index, { visitTime, placesLeft }] of times.entries()) {
      const there = listed[index]?.placesLeft
      if (placesLeft === undefined || there === undefined) continue
      const fact = `places at ${loungeCode} ${day} ${visitTime}`
      const path = `times[${index}].placesLeft`
      facts.note(fact, placesLeft, { at, path: `$.data.${path}` })
      facts.note(fact, there, { at: terms.at, path: `${inList}.${path}` })
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

import type { Edit } from '../edit/places.ts'
import type { Mutation } from '../mutation.ts'
import { fieldsOf } from '../stub/answer.ts'
import { editing, emptied, fields, hours, list, REFUSAL, semantic, to } from './build.ts'
import { insteadOfRefusal, refusing, repeatingFirst, sendingWith } from './recall.ts'

const STARTS = '$.data.dates[].times[].startsAt'
const DATE = '$.data.dates[].date'
const LISTS = ['cip.getSubscribeTimes', 'loungePrebooking.getSubscribeTimes']
const inPlace = (zone: string, at: number) => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
    .format(at)
    .split(', ')
  return { date: parts[0] ?? '', time: (parts[1] ?? '').slice(0, 5) }
}

/** A time in an hour, as the place's own clock and calendar have it. */
const tooSoon: Edit = fields((data) => {
  const at = Math.ceil(Date.now() / 3_600_000 + 1) * 3_600_000
  const { date, time } = inPlace(String(data.timeZone), at)
  const slot = { visitTime: time, startsAt: new Date(at).toISOString(), placesLeft: 9 }
  const dates = data.dates as { date: string; times: unknown[] }[]
  const rest = dates.filter((each) => each.date !== date)
  const today = dates.find((each) => each.date === date)?.times ?? []
  return { ...data, dates: [{ date, times: [slot, ...today] }, ...rest] }
})

const firstDates = (edit: (items: Record<string, unknown>[]) => unknown) => () =>
  editing('$.data.dates', list(edit))

const ofEveryList = LISTS.flatMap((call): Mutation[] => [
  semantic(call, 'a time inside the lead time', [STARTS, '$.data.dates'], () => editing('$.data', tooSoon)),
  semantic(call, 'instants that are another time', STARTS, () => editing(STARTS, hours(1))),
  semantic(call, 'instants of the day before', STARTS, () =>
    editing('$.data.dates[0].times[].startsAt', hours(-24)),
  ),
  semantic(call, 'the second day’s first instant alone', STARTS, () =>
    editing('$.data.dates[1].times[0].startsAt', hours(3)),
  ),
  semantic(
    call,
    'one day twice',
    [DATE, '$.data.dates'],
    firstDates(([first, ...rest]) => [first, first, ...rest]),
  ),
  semantic(call, 'one time twice', ['$.data.dates[].times[].visitTime', '$.data.dates[].times'], () =>
    editing(
      '$.data.dates[0].times',
      list(([first, ...rest]) => [first, first, ...rest]),
    ),
  ),
  semantic(call, 'a time that is sold out', ['$.data.dates[].times[].placesLeft', STARTS], () =>
    editing(
      '$.data.dates[0].times[0]',
      fields((slot) => ({ ...slot, placesLeft: 0 })),
    ),
  ),
  semantic(call, 'times for one, whatever the party', '$.data.dates[].times[].placesLeft', () =>
    editing(
      '$.data.dates[].times[0]',
      fields((slot) => ({ ...slot, placesLeft: 1 })),
      ({ passengerNumber }) => Number(passengerNumber ?? 1) > 1,
    ),
  ),
  semantic(call, 'a zone that does not exist', '$.data.timeZone', () =>
    editing('$.data.timeZone', to('Europe/Nowhere')),
  ),
  semantic(call, 'no date at all', '$.data.dates', () => editing('$.data.dates', emptied)),
  semantic(call, 'times at a place that nobody knows', REFUSAL, () =>
    insteadOfRefusal(
      () => ({
        timeZone: 'Europe/London',
        hour: 24,
        hoursAhead: 48,
        sameDay: false,
        maxBookingNum: 6,
        dates: [],
      }),
      ['NOT_FOUND'],
    ),
  ),
])

const free = 'loungePrebooking.getAvailableSubscribeTimes'
const hold = 'loungePrebooking.checkAvailable'
const offered = { alsoAt: ['loungePrebooking.getSubscribeTimes'] }
const left =
  (count: (places: number) => number): Edit =>
  (value) =>
    value === undefined ? value : count(Number(value))
const held = () => ({
  available: true,
  holdId: 'hold-NOBODYS0',
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
})

export const visitMutations: readonly Mutation[] = [
  ...ofEveryList,
  semantic(
    'cip.getSubscribeTimes',
    'another lead time than the lane’s page',
    '$.data.hour',
    () => editing('$.data.hour', (value) => Number(value) + 2),
    { alsoAt: ['cip.detail'] },
  ),
  semantic(
    'cip.getSubscribeTimes',
    'same-day booking without a time today',
    '$.data.sameDay',
    () => editing('$.data.sameDay', (value) => !value),
    { alsoAt: ['cip.detail'] },
  ),
  semantic('loungePrebooking.getSubscribeTimes', 'a lead time of one day', '$.data.hoursAhead', () =>
    editing('$.data.hoursAhead', to(24)),
  ),
  semantic(
    'loungePrebooking.getSubscribeTimes',
    'another limit of guests than the lounge’s page',
    '$.data.maxBookingNum',
    () => editing('$.data.maxBookingNum', (value) => Number(value) + 1),
    { alsoAt: ['lounge.detail'] },
  ),
  semantic(
    'loungePrebooking.getSubscribeTimes',
    'a lounge with pre-booking that has none',
    ['$.errorCode', '$.state'],
    () => refusing('NOT_AVAILABLE'),
    { alsoAt: ['lounge.detail'] },
  ),
  semantic(free, 'instants that are another time', '$.data.times[].startsAt', () =>
    editing('$.data.times[].startsAt', hours(1)),
  ),
  semantic(free, 'the times of another day', ['$.data.times[].startsAt', '$.data.times'], () =>
    editing('$.data.times[].startsAt', hours(24)),
  ),
  semantic(
    free,
    'no time on a day that is offered',
    '$.data.times',
    () => editing('$.data.times', emptied),
    offered,
  ),
  semantic(
    free,
    'one time less than is offered',
    '$.data.times',
    () =>
      editing(
        '$.data.times',
        list((times) => times.slice(1)),
      ),
    offered,
  ),
  semantic(free, 'a time without room for the party', '$.data.times[].placesLeft', () =>
    editing(
      '$.data.times[0]',
      fields((slot) => ({ ...slot, placesLeft: 0 })),
    ),
  ),
  semantic(
    free,
    'another zone than the lounge’s',
    '$.data.timeZone',
    () => editing('$.data.timeZone', to('Pacific/Auckland')),
    { alsoAt: ['lounge.detail', ...offered.alsoAt] },
  ),
  semantic(free, 'times at a lounge that nobody knows', REFUSAL, () =>
    insteadOfRefusal(() => ({ timeZone: 'Europe/London', times: [] })),
  ),
  semantic(
    'cip.checkAvailable',
    'no room at a time that is offered',
    '$.data.available',
    () => editing('$.data.available', to(false)),
    { alsoAt: ['cip.getSubscribeTimes'] },
  ),
  semantic(
    'cip.checkAvailable',
    'an offered time that cannot be had',
    ['$.errorCode', '$.state'],
    () => refusing('TIME_UNAVAILABLE'),
    { alsoAt: ['cip.getSubscribeTimes'] },
  ),
  semantic('cip.checkAvailable', 'room at a time that is not offered', REFUSAL, () =>
    insteadOfRefusal(() => ({ available: true }), ['TIME_UNAVAILABLE', 'TOO_EARLY']),
  ),
  semantic('cip.checkAvailable', 'room at a lane that nobody knows', REFUSAL, () =>
    insteadOfRefusal(() => ({ available: true }), ['NOT_FOUND']),
  ),
  semantic('cip.checkAvailable', 'room, and no place left', '$.data.placesLeft', () =>
    editing(
      '$.data',
      fields((data) => (data.available ? { ...data, placesLeft: 0 } : data)),
    ),
  ),
  semantic(
    hold,
    'no room at a time that is offered',
    '$.data.available',
    () => editing('$.data', to({ available: false })),
    { alsoAt: [free, ...offered.alsoAt] },
  ),
  semantic(
    hold,
    'an offered time that cannot be had',
    ['$.errorCode', '$.state'],
    () => refusing('TIME_UNAVAILABLE'),
    { alsoAt: [free, ...offered.alsoAt] },
  ),
  semantic(hold, 'a hold that is over as it begins', '$.data.expiresAt', () =>
    editing('$.data.expiresAt', hours(-1)),
  ),
  semantic(hold, 'a hold that never ends', '$.data.expiresAt', () =>
    editing('$.data.expiresAt', hours(24 * 365)),
  ),
  semantic(
    hold,
    'seconds that are not those until the end',
    ['$.data.remainingSeconds', '$.data.expiresAt'],
    () => editing('$.data.remainingSeconds', (value) => (value === undefined ? value : Number(value) * 4)),
  ),
  semantic(hold, 'places left as if nobody held them', '$.data.placesLeft', () =>
    editing(
      '$.data.placesLeft',
      left((places) => places + 2),
    ),
  ),
  semantic(hold, 'places of a renewed hold counted twice', '$.data.placesLeft', () =>
    editing(
      '$.data.placesLeft',
      left((places) => Math.max(0, places - 2)),
      ({ holdId }) => holdId !== undefined,
    ),
  ),
  semantic(hold, 'places left where there was no room', '$.data.placesLeft', () =>
    editing(
      '$.data',
      fields((data) => (data.available ? data : { ...data, placesLeft: 3 })),
    ),
  ),
  semantic(hold, 'one hold for everybody', '$.data.holdId', () => repeatingFirst('$.data.holdId')),
  semantic(hold, 'a renewed hold under another id', '$.data.holdId', () =>
    editing(
      '$.data.holdId',
      (value) => `${value}x`,
      ({ holdId }) => holdId !== undefined,
    ),
  ),
  semantic(hold, 'a hold that cannot be renewed', ['$.errorCode', '$.state'], () =>
    refusing('HOLD_EXPIRED', ({ holdId }) => holdId !== undefined),
  ),
  semantic(hold, 'a hold that nobody gave, renewed', REFUSAL, () =>
    insteadOfRefusal((request) => ({ ...held(), holdId: fieldsOf(request).holdId }), ['HOLD_EXPIRED']),
  ),
  semantic(hold, 'a hold at a time that is not offered', REFUSAL, () =>
    insteadOfRefusal(held, ['TIME_UNAVAILABLE', 'TOO_EARLY']),
  ),
  semantic(hold, 'a hold at a lounge that nobody knows', REFUSAL, () =>
    insteadOfRefusal(held, ['NOT_FOUND']),
  ),
  semantic(hold, 'another hold for the same words', '$.data.holdId', () =>
    sendingWith({ holdId: undefined }, ({ holdId }) => holdId !== undefined),
  ),
]

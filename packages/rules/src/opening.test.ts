import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isOpenAt, type OpeningHours, openingAt, opensBeforeMidnight } from './opening.ts'
import { WEEKDAYS } from './weekdays.ts'

const daily = (opens: string, closes: string): OpeningHours[] => [{ days: WEEKDAYS, opens, closes }]
const [MON, FRI, SAT, SUN] = [0, 4, 5, 6]
const at = (weekday: number, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { date: '2026-11-21', time, weekday, minutes: hours * 60 + minutes }
}
const workdays: OpeningHours[] = [
  { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '05:00', closes: '22:00' },
]
const workdaysAllDay: OpeningHours[] = [
  { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '00:00', closes: '24:00' },
]
const withNoonBreak: OpeningHours[] = [
  { days: WEEKDAYS, opens: '06:00', closes: '10:00' },
  { days: WEEKDAYS, opens: '14:00', closes: '20:00' },
]

test.each([
  ['at its opening minute', daily('05:30', '22:00'), at(MON, '05:30'), { is: 'open', until: '22:00' }],
  ['in the last minute', daily('05:30', '22:00'), at(MON, '21:59'), { is: 'open', until: '22:00' }],
  [
    'at its closing minute',
    daily('05:30', '22:00'),
    at(MON, '22:00'),
    { is: 'closed', opens: '05:30', day: 'tomorrow' },
  ],
  [
    'before it opens',
    daily('05:30', '22:00'),
    at(MON, '04:00'),
    { is: 'closed', opens: '05:30', day: 'today' },
  ],
  ['past midnight', daily('06:00', '01:30'), at(SUN, '01:00'), { is: 'open', until: '01:30' }],
  [
    'past midnight into the new week',
    daily('06:00', '01:30'),
    at(MON, '01:29'),
    { is: 'open', until: '01:30' },
  ],
  [
    'after the small hours',
    daily('06:00', '01:30'),
    at(MON, '01:30'),
    { is: 'closed', opens: '06:00', day: 'today' },
  ],
  ['until midnight', daily('06:00', '24:00'), at(SUN, '23:59'), { is: 'open', until: '24:00' }],
  ['on a closed Saturday', workdays, at(SAT, '12:00'), { is: 'closed', opens: '05:00', day: 'Mon' }],
  ['on a closed Sunday', workdays, at(SUN, '12:00'), { is: 'closed', opens: '05:00', day: 'tomorrow' }],
  ['on Friday night', workdays, at(FRI, '23:00'), { is: 'closed', opens: '05:00', day: 'Mon' }],
  ['in a break', withNoonBreak, at(MON, '12:00'), { is: 'closed', opens: '14:00', day: 'today' }],
  ['after a break', withNoonBreak, at(MON, '14:00'), { is: 'open', until: '20:00' }],
  ['around the clock', daily('00:00', '24:00'), at(SUN, '03:00'), { is: 'always' }],
  ['around the clock from another hour', daily('04:30', '04:30'), at(SUN, '03:00'), { is: 'always' }],
  [
    'around the clock on workdays, early',
    workdaysAllDay,
    at(MON, '03:00'),
    { is: 'open', until: '24:00', day: 'Fri' },
  ],
  ['around the clock on workdays, late', workdaysAllDay, at(FRI, '03:00'), { is: 'open', until: '24:00' }],
  [
    'at the border after round-the-clock workdays',
    workdaysAllDay,
    at(SAT, '00:00'),
    { is: 'closed', opens: '00:00', day: 'Mon' },
  ],
  ['without hours', [], at(SUN, '03:00'), { is: 'unknown' }],
  ['without a clock', workdays, undefined, { is: 'unknown' }],
  [
    'once a week, just after closing',
    [{ days: ['Mon'], opens: '08:00', closes: '10:00' }] as OpeningHours[],
    at(MON, '11:00'),
    { is: 'closed', opens: '08:00', day: 'Mon' },
  ],
] as const)('%s', (_name, hours, clock, expected) => {
  expect(openingAt(hours, clock)).toEqual(expected)
})

const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map(
    (minutes) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  )
const anyHours = fc.array(
  fc.record({
    days: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }),
    opens: time,
    closes: fc.oneof(time, fc.constant('24:00')),
  }),
  { minLength: 1, maxLength: 4 },
)
const anyClock = fc.tuple(fc.integer({ min: 0, max: 6 }), time).map(([weekday, now]) => at(weekday, now))

/** The rule as the contract words it, without weeks and spans. */
function saysOpen(hours: readonly OpeningHours[], weekday: number, now: string): boolean {
  const today = WEEKDAYS[weekday] ?? 'Mon'
  const yesterday = WEEKDAYS[(weekday + 6) % 7] ?? 'Mon'
  return hours.some(({ days, opens, closes }) =>
    closes > opens
      ? days.includes(today) && opens <= now && now < closes
      : (days.includes(today) && now >= opens) || (days.includes(yesterday) && now < closes),
  )
}

describe('whatever the hours and the moment', () => {
  it('open is what one of the lines has', () => {
    fc.assert(
      fc.property(anyHours, anyClock, (hours, clock) => {
        expect(isOpenAt(hours, clock)).toBe(saysOpen(hours, clock.weekday, clock.time))
      }),
    )
  })

  it('the named closing time is the first minute that is closed', () => {
    fc.assert(
      fc.property(anyHours, anyClock, (hours, clock) => {
        const opening = openingAt(hours, clock)
        fc.pre(opening.is === 'open' && opening.day === undefined)
        if (opening.is !== 'open') return
        const isNextDay = opening.until <= clock.time
        const weekday = (clock.weekday + (isNextDay ? 1 : 0)) % 7
        const end = opening.until === '24:00' ? at((weekday + 1) % 7, '00:00') : at(weekday, opening.until)
        expect(isOpenAt(hours, end)).toBe(false)
        expect(isOpenAt(hours, before(end))).toBe(true)
      }),
    )
  })

  it('the named opening time is the first minute that is open', () => {
    fc.assert(
      fc.property(anyHours, anyClock, (hours, clock) => {
        const opening = openingAt(hours, clock)
        fc.pre(opening.is === 'closed')
        if (opening.is !== 'closed') return
        const { day, opens } = opening
        const weekday =
          day === 'today'
            ? clock.weekday
            : day === 'tomorrow'
              ? (clock.weekday + 1) % 7
              : WEEKDAYS.indexOf(day)
        expect(isOpenAt(hours, at(weekday, opens))).toBe(true)
        expect(isOpenAt(hours, before(at(weekday, opens)))).toBe(false)
      }),
    )
  })

  it('open now means open before midnight', () => {
    fc.assert(
      fc.property(anyHours, anyClock, (hours, clock) => {
        fc.pre(isOpenAt(hours, clock) === true)
        expect(opensBeforeMidnight(hours, clock)).toBe(true)
      }),
    )
  })
})

function before({ weekday, minutes }: ReturnType<typeof at>) {
  const earlier = (weekday * 1440 + minutes + 7 * 1440 - 1) % (7 * 1440)
  return { ...at(Math.floor(earlier / 1440), '00:00'), minutes: earlier % 1440 }
}

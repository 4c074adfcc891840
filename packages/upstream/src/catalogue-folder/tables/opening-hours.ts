import type { OpeningHours } from '@layover/rules/opening'
import { WEEKDAYS, type Weekday } from '@layover/rules/weekdays'
import { type Static, Type } from '@sinclair/typebox'
import { form, list } from '../cells/columns.ts'
import { code } from './places.ts'

export type Hours = readonly OpeningHours[]

const DAY_NAMES: readonly string[] = WEEKDAYS
const day = `(${WEEKDAYS.join('|')})`

export const OpeningHoursRow = Type.Object(
  {
    placeCode: code('The lounge or the lane.'),
    days: list(
      form(`^${day}(-${day})?$`, 'a day such as Mon or days such as Mon-Fri', { description: '' }),
      7,
      'The days on which it opens at this time.',
    ),
    opens: form('^([01]\\d|2[0-3]):[0-5]\\d$', 'a time such as 05:30', {
      description: 'By the airport’s clock.',
    }),
    closes: form('^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', 'a time such as 22:00', {
      description:
        'By the airport’s clock; a time before `opens` is on the next day, and 24:00 ends the day.',
    }),
  },
  {
    $id: 'opening-hours',
    additionalProperties: false,
    description: 'One stretch of a place’s opening hours.',
  },
)
type OpeningHoursRow = Static<typeof OpeningHoursRow>

/** The days of a cell: `Mon-Wed` is three of them, and `Sat-Mon` too. */
export function daysOf(entries: readonly string[]): Weekday[] {
  return entries.flatMap((entry) => {
    const [first = '', last = first] = entry.split('-')
    const from = DAY_NAMES.indexOf(first)
    const to = DAY_NAMES.indexOf(last)
    const count = ((to - from + 7) % 7) + 1
    return Array.from({ length: count }, (_, index) => WEEKDAYS[(from + index) % 7] ?? 'Mon')
  })
}

export function hoursOf({ days, opens, closes }: OpeningHoursRow): OpeningHours {
  return { days: daysOf(days), opens, closes }
}

export function hoursRows(placeCode: string, hours: Hours): OpeningHoursRow[] {
  return hours.map(({ days, opens, closes }) => ({ placeCode, days: shortDays(days), opens, closes }))
}

/** Three days and more in a row are written as `Mon-Wed`. */
function shortDays(days: readonly Weekday[]): string[] {
  const [first, ...rest] = days
  if (first === undefined) return []
  const from = WEEKDAYS.indexOf(first)
  let length = 1
  while (length <= rest.length && days[length] === WEEKDAYS[from + length]) length += 1
  return length < 3
    ? [first, ...shortDays(rest)]
    : [`${first}-${days[length - 1]}`, ...shortDays(days.slice(length))]
}

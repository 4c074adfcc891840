import type { Opening, OpeningHours } from '@layover/rules/opening'
import { WEEKDAYS, type Weekday } from '@layover/rules/weekdays'

const FULL_NAMES: Record<Weekday, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}

/** 'Open now, until 22:00', 'Closed now, opens tomorrow at 05:30'; `null` when unknown. */
export function openingInWords(opening: Opening): string | null {
  switch (opening.is) {
    case 'always':
      return 'Open now, day and night'
    case 'open':
      return `Open now, until ${opening.day ? `${FULL_NAMES[opening.day]} ` : ''}${timeInWords(opening.until)}`
    case 'closed':
      return `Closed now, opens ${dayInWords(opening.day)}at ${timeInWords(opening.opens)}`
    case 'unknown':
      return null
  }
}

/** The same in a list: 'Open until 22:00', 'Closed until 05:30 tomorrow'. */
export function openingInBrief(opening: Opening): string | null {
  switch (opening.is) {
    case 'always':
      return 'Open 24 hours'
    case 'open':
      return `Open until ${timeInWords(opening.until)}${opening.day ? ` on ${FULL_NAMES[opening.day]}` : ''}`
    case 'closed':
      return `Closed until ${timeInWords(opening.opens)} ${dayInWords(opening.day)}`.trimEnd()
    case 'unknown':
      return null
  }
}

function dayInWords(day: 'today' | 'tomorrow' | Weekday): string {
  if (day === 'today') return ''
  return day === 'tomorrow' ? 'tomorrow ' : `on ${FULL_NAMES[day]} `
}

/**
 * One line of the week: 'Monday', '05:30 to 22:00'. `weekday` counts from Monday = 0; undefined when all days are
 * alike.
 */
type DayLine = { day: string; hours: string; weekday?: number }

/** The week as lines: seven, or one when all days are alike. */
export function weekInLines(hours: readonly OpeningHours[]): DayLine[] {
  const lines = WEEKDAYS.map((day, weekday) => ({
    day: FULL_NAMES[day],
    hours: hoursOn(day, hours),
    weekday,
  }))
  const [first] = lines
  if (first && lines.every((line) => line.hours === first.hours))
    return [{ day: 'Every day', hours: first.hours }]
  return lines
}

function hoursOn(day: Weekday, hours: readonly OpeningHours[]): string {
  const stretches = hours
    .filter(({ days }) => days.includes(day))
    .sort((a, b) => a.opens.localeCompare(b.opens))
    .map(stretchInWords)
  return stretches.length === 0 ? 'Closed' : stretches.join(', ')
}

function stretchInWords({ opens, closes }: OpeningHours): string {
  if (opens === '00:00' && (closes === '24:00' || closes === '00:00')) return 'All day'
  const isNextDay = closes <= opens && closes !== '00:00'
  return `${timeInWords(opens)} to ${timeInWords(closes)}${isNextDay ? ' the next day' : ''}`
}

function timeInWords(time: string): string {
  return time === '24:00' || time === '00:00' ? 'midnight' : time
}

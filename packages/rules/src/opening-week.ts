import type { OpeningHours } from './opening.ts'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}

const EVERY_DAY = 'Every day'

/**
 * One line of the week: 'Monday', '05:30 to 22:00'. `weekday` counts from Monday = 0; undefined when all days are
 * alike.
 */
export type DayLine = { readonly day: string; readonly hours: string; readonly weekday?: number }

/** The week as lines: seven, or one when all days are alike. */
export function weekInLines(hours: readonly OpeningHours[]): DayLine[] {
  const lines = WEEKDAYS.map((day, weekday) => ({
    day: WEEKDAY_NAMES[day],
    hours: hoursOn(day, hours),
    weekday,
  }))
  const [first] = lines
  if (first && lines.every((line) => line.hours === first.hours))
    return [{ day: EVERY_DAY, hours: first.hours }]
  return lines
}

/**
 * The week as one text: 'Monday to Friday, 05:30 to 22:00; Saturday to Sunday, closed', 'every day, all day'. Empty when
 * unknown.
 */
export function weekInWords(hours: readonly OpeningHours[]): string {
  if (hours.length === 0) return ''
  const stretches: { from: string; to: string; hours: string }[] = []
  for (const { day, hours: words } of weekInLines(hours)) {
    const last = stretches.at(-1)
    if (last?.hours === words) last.to = day
    else stretches.push({ from: day, to: day, hours: words })
  }
  return stretches
    .map(({ from, to, hours: words }) => `${daysInWords(from, to)}, ${words.toLowerCase()}`)
    .join('; ')
}

function daysInWords(from: string, to: string): string {
  if (from !== to) return `${from} to ${to}`
  return from === EVERY_DAY ? 'every day' : from
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

/** 'midnight' for either end of a day, else the time itself. */
export function timeInWords(time: string): string {
  return time === '24:00' || time === '00:00' ? 'midnight' : time
}

import { minutesOf } from '@layover/rules/opening'
import { WEEKDAYS, type Weekday } from '@layover/rules/weekdays'
import type { Tell } from '../cells/fault.ts'
import { daysOf } from '../tables/opening-hours.ts'
import type { Tables } from '../tables/read-tables.ts'

const file = 'opening-hours.csv'
const DAY = 24 * 60
const WEEK = 7 * DAY
/** The contract shows so many stretches of a place. */
const MOST_STRETCHES = 14

interface Span {
  readonly line: number
  readonly start: number
  readonly length: number
}

/** Checks that each place is open at some time, and at no time twice. */
export function checkOpeningHours(tables: Tables, tell: Tell): void {
  const places = codesOf(tables)
  const spans = new Map<string, Span[]>()
  const counts = new Map<string, number>()
  for (const { line, values, row } of tables[file]) {
    const { placeCode } = values
    if (placeCode === undefined) continue
    const count = (counts.get(placeCode) ?? 0) + 1
    counts.set(placeCode, count)
    if (!places.has(placeCode))
      tell({ file, line, column: 'placeCode', message: `no lounge and no lane has the code '${placeCode}'` })
    if (count === MOST_STRETCHES + 1)
      tell({
        file,
        line,
        column: 'placeCode',
        message: `'${placeCode}' has more than ${MOST_STRETCHES} rows`,
      })
    if (row === undefined) continue
    const days = daysOf(row.days)
    checkDays(line, days, tell)
    if (row.opens === row.closes) {
      const message = `is open from ${row.opens} to ${row.closes}; all day is 00:00 to 24:00`
      tell({ file, line, column: 'closes', message })
      continue
    }
    const own = spansOf(line, days, row.opens, row.closes)
    const before = spans.get(placeCode) ?? []
    const other = before.find((earlier) => own.some((each) => overlap(earlier, each)))
    if (other !== undefined)
      tell({
        file,
        line,
        column: 'opens',
        message: `is open twice at one time, here and on line ${other.line}`,
      })
    spans.set(placeCode, [...before, ...own])
  }
  for (const [code, place] of places)
    if (!counts.has(code))
      tell({ file: place.file, line: place.line, message: `'${code}' has no row in ${file}` })
}

function codesOf(tables: Tables) {
  const lounges = tables['lounges.csv'].map(({ line, values }) => ({
    code: values.loungeCode,
    file: 'lounges.csv',
    line,
  }))
  const lanes = tables['lanes.csv'].map(({ line, values }) => ({
    code: values.cipCode,
    file: 'lanes.csv',
    line,
  }))
  return new Map(
    [...lounges, ...lanes].flatMap((each): [string, typeof each][] =>
      each.code === undefined ? [] : [[each.code, each]],
    ),
  )
}

function checkDays(line: number, days: readonly Weekday[], tell: Tell): void {
  const repeated = days.find((day, index) => days.indexOf(day) !== index)
  if (repeated !== undefined) tell({ file, line, column: 'days', message: `names ${repeated} twice` })
  if (days.length === 0) tell({ file, line, column: 'days', message: 'names no day' })
}

function spansOf(line: number, days: readonly Weekday[], opens: string, closes: string): Span[] {
  const from = minutesOf(opens)
  const length = (minutesOf(closes) - from + DAY) % DAY || DAY
  return [...new Set(days)].map((day) => ({ line, start: WEEKDAYS.indexOf(day) * DAY + from, length }))
}

/** Whether two spans of the week have a minute in common; the week is a circle. */
function overlap(a: Span, b: Span): boolean {
  const ahead = (b.start - a.start + WEEK) % WEEK
  return ahead < a.length || WEEK - ahead < b.length
}

import { addDays } from '@layover/rules/calendar-day'
import { DAY_MS } from '@layover/rules/durations'

/** Three days before the visits of the contract's examples, so that a lead time of 48 hours is kept. */
const TOLD_ON = Date.UTC(2027, 2, 6)

/** How many days later than the examples it is. */
function daysSince(now: Date): number {
  return Math.floor((now.getTime() - TOLD_ON) / DAY_MS)
}

/** The examples' own time of day, from which their orders and holds expire. */
const toldAtTen = (instant: string) => Date.parse(`${instant.slice(0, 10)}T10:00:00Z`)

/** An example's reply told today: every date moves by as many days, and what expires does so after as many minutes. */
export function toldAt(value: unknown, now: Date): unknown {
  return JSON.parse(JSON.stringify(value), (name, field: unknown) => {
    if (typeof field !== 'string') return field
    if (name === 'expiresAt')
      return new Date(now.getTime() + Date.parse(field) - toldAtTen(field)).toISOString()
    return field.replace(/^2027-\d\d-\d\d(?=T|$)/, (date) => addDays(date, daysSince(now)))
  }) as unknown
}

/** A request's date as the examples would have it. */
export function askedAt(fields: Readonly<Record<string, unknown>>, now: Date): Record<string, unknown> {
  const { visitDate } = fields
  if (typeof visitDate !== 'string') return fields
  return { ...fields, visitDate: addDays(visitDate, -daysSince(now)) }
}

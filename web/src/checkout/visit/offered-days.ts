import { orderedVisit } from './ordered-visit.ts'
import type { VisitDates } from './visit-calls.ts'
import { holdsTime, type VisitDraft } from './visit-draft.ts'

/** A day with the times, HH:mm, that the visitor can choose, and those that are full. */
export type OfferedDay = {
  readonly date: string
  readonly times: readonly string[]
  readonly fullTimes: readonly string[]
}

/**
 * The days for this visitor: the server's, plus the times of the visitor's own hold and unpaid order. Once these have
 * the last places of a time, the server no longer offers it.
 */
export function offeredDays({ dates }: VisitDates, draft: VisitDraft): readonly OfferedDay[] {
  const days: OfferedDay[] = dates.map(({ date, times, fullTimes = [] }) => ({
    date,
    times: times.map(({ visitTime }) => visitTime),
    fullTimes,
  }))
  const ordered = orderedVisit(draft)
  const own = [...(holdsTime(draft) ? [draft] : []), ...(ordered ? [ordered] : [])]
  return own.reduce((all, { visitDate, visitTime }) => withTime(all, visitDate, visitTime), days)
}

/** Whether the visitor can choose a day and a time. */
export function isOffered(days: readonly OfferedDay[], visitDate: string, visitTime: string): boolean {
  return days.some(({ date, times }) => date === visitDate && times.includes(visitTime))
}

/** The number of places left at a time, as the server reported it; null without one. */
export function placesAt({ dates }: VisitDates, visitDate: string, visitTime: string): number | null {
  const day = dates.find(({ date }) => date === visitDate)
  return day?.times.find((slot) => slot.visitTime === visitTime)?.placesLeft ?? null
}

function withTime(days: OfferedDay[], date: string, time: string): OfferedDay[] {
  const own = days.find((day) => day.date === date)
  const times = [...new Set([...(own?.times ?? []), time])].sort()
  const fullTimes = (own?.fullTimes ?? []).filter((each) => each !== time)
  return [...days.filter((day) => day !== own), { date, times, fullTimes }].sort((a, b) =>
    a.date < b.date ? -1 : 1,
  )
}

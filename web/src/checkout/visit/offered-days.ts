import { orderedVisit } from './ordered-visit.ts'
import type { VisitDates } from './visit-calls.ts'
import { holdsTime, type VisitDraft } from './visit-draft.ts'

/** A day with the times, HH:mm, that can be chosen on it. */
type OfferedDay = { readonly date: string; readonly times: readonly string[] }

/**
 * The days as this visitor may choose from them: the server's, and the times that their own hold and their own unpaid
 * order keep, which the server offers to nobody any more once these have its last places.
 */
export function offeredDays({ dates }: VisitDates, draft: VisitDraft): readonly OfferedDay[] {
  const days: OfferedDay[] = dates.map(({ date, times }) => ({
    date,
    times: times.map(({ visitTime }) => visitTime),
  }))
  const ordered = orderedVisit(draft)
  const own = [...(holdsTime(draft) ? [draft] : []), ...(ordered ? [ordered] : [])]
  return own.reduce((all, { visitDate, visitTime }) => withTime(all, visitDate, visitTime), days)
}

/** Whether a day and a time can be chosen. */
export function isOffered(days: readonly OfferedDay[], visitDate: string, visitTime: string): boolean {
  return days.some(({ date, times }) => date === visitDate && times.includes(visitTime))
}

/** How many places a time has left, as the server said; null where it did not. */
export function placesAt({ dates }: VisitDates, visitDate: string, visitTime: string): number | null {
  const day = dates.find(({ date }) => date === visitDate)
  return day?.times.find((slot) => slot.visitTime === visitTime)?.placesLeft ?? null
}

function withTime(days: OfferedDay[], date: string, time: string): OfferedDay[] {
  const own = days.find((day) => day.date === date)
  const times = [...new Set([...(own?.times ?? []), time])].sort()
  return [...days.filter((day) => day !== own), { date, times }].sort((a, b) => (a.date < b.date ? -1 : 1))
}

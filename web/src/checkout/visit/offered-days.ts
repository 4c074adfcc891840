import type { Slot } from '@layover/api-client'
import { orderedVisit } from './ordered-visit.ts'
import type { VisitDates } from './visit-calls.ts'
import { holdsTime, type VisitDraft } from './visit-draft.ts'

/** A day with the times, HH:mm, that the visitor can choose, and those that are full. */
type OfferedDay = Omit<VisitDates['dates'][number], 'times'> & {
  readonly times: readonly Pick<Slot, 'visitTime'>[]
}

/**
 * The days for this visitor: the server's, plus the times of the visitor's own hold and unpaid order. Once these have
 * the last places of a time, the server no longer offers it.
 */
export function offeredDays({ dates }: VisitDates, draft: VisitDraft): readonly OfferedDay[] {
  const ordered = orderedVisit(draft)
  const own = [...(holdsTime(draft) ? [draft] : []), ...(ordered ? [ordered] : [])]
  return own.reduce<readonly OfferedDay[]>(
    (all, { visitDate, visitTime }) => withTime(all, visitDate, visitTime),
    dates,
  )
}

/** Whether the visitor can choose a day and a time. */
export function isOffered(days: readonly OfferedDay[], visitDate: string, visitTime: string): boolean {
  return days.some(
    ({ date, times }) => date === visitDate && times.some((slot) => slot.visitTime === visitTime),
  )
}

/** The number of places left at a time, as the server reported it; null without one. */
export function placesAt({ dates }: VisitDates, visitDate: string, visitTime: string): number | null {
  const day = dates.find(({ date }) => date === visitDate)
  return day?.times.find((slot) => slot.visitTime === visitTime)?.placesLeft ?? null
}

function withTime(days: readonly OfferedDay[], date: string, visitTime: string): readonly OfferedDay[] {
  if (isOffered(days, date, visitTime)) return days
  const own = days.find((day) => day.date === date)
  const times = [...(own?.times ?? []), { visitTime }].sort((a, b) => (a.visitTime < b.visitTime ? -1 : 1))
  const fullTimes = own?.fullTimes?.filter((each) => each !== visitTime)
  return [...days.filter((day) => day !== own), { date, times, fullTimes }].sort((a, b) =>
    a.date < b.date ? -1 : 1,
  )
}

import { useMemo } from 'react'
import type { DatesQuery, DayQuery, VisitCalls, VisitDates } from './visit-calls.ts'
import type { VisitDraft } from './visit-draft.ts'

const NO_DAY: DayQuery = { refetch: () => undefined }
const useNoDay = () => NO_DAY

/** The dates for the party; the chosen one has the times of its own call as soon as that has answered (P145). */
export function useVisitDates({ useDates, useDay = useNoDay }: VisitCalls, draft: VisitDraft): DatesQuery {
  const { visitDate, quantity } = draft
  const dates = useDates(quantity)
  const day = useDay(visitDate, quantity)
  const data = useMemo(
    () => dates.data && withDay(dates.data, visitDate, day.data),
    [dates.data, visitDate, day.data],
  )
  return {
    data,
    error: dates.error,
    refetch: () => {
      dates.refetch()
      day.refetch()
    },
  }
}

function withDay(all: VisitDates, visitDate: string, day: DayQuery['data']): VisitDates {
  if (!day) return all
  const dates = all.dates.map((each) =>
    each.date === visitDate ? { date: visitDate, times: day.times, fullTimes: day.fullTimes } : each,
  )
  return { ...all, dates: dates.filter(({ times }) => times.length > 0) }
}

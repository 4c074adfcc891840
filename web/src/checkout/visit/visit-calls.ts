import type { CallFailure, Result, Slot } from '@layover/api-client'
import type { SerializedError } from '@reduxjs/toolkit'

/** The dates with places for a party, in the place's own calendar. */
export type VisitDates = {
  readonly timeZone: string
  readonly dates: readonly VisitDay[]
}

type VisitDay = {
  readonly date: string
  readonly times: readonly Slot[]
  /** Times without room for the party, HH:mm; only the chosen day has them, and only from some servers. */
  readonly fullTimes?: readonly string[] | undefined
}

/** The times of one day, as free as they are now. */
export type DayQuery = {
  readonly data?: Omit<VisitDay, 'date'> | undefined
  readonly refetch: () => unknown
}

/** The result of the last check; `hold` if this purchase holds places. */
export type VisitCheck = {
  readonly available: boolean
  /** Places left, this party's included; an upstream may omit it. */
  readonly placesLeft?: number | undefined
  readonly hold?: {
    readonly holdId: string
    readonly expiresAt: string
    /** Seconds until expiresAt at the time of the reply, if the server sends them. */
    readonly remainingSeconds?: number | undefined
  }
}

type Wanted = {
  readonly visitDate: string
  readonly visitTime: string
  readonly passengerNumber: number
  readonly holdId?: string
}

/** The dates and times for a party, and a function that fetches them again. */
export type DatesQuery = {
  /** The latest dates; they stay visible while newer ones load. */
  readonly data?: VisitDates | undefined
  readonly error?: CallFailure | SerializedError | undefined
  readonly refetch: () => unknown
}

/** Picks `DatesQuery` from a hook's result. */
export function pickDates<Data, Failure>({ data, error }: { data?: Data; error?: Failure }) {
  return { data, error }
}

/** The calls of a purchase that is sold by the visit. A check is never aborted (P35). No call throws. */
export type VisitCalls = {
  /** The least number of hours between the booking and the visit. */
  readonly leadHours: number
  /** The place's, an IANA name. */
  readonly timeZone: string
  /** A hook: the dates and times for a party, fetched when the page opens and when the party changes. */
  readonly useDates: (passengerNumber: number) => DatesQuery
  /** A hook: the times of the chosen day, where a call of its own has them. `visitDate` is empty until one is chosen. */
  readonly useDay?: (visitDate: string, passengerNumber: number) => DayQuery
  readonly check: (wanted: Wanted) => Promise<Result<VisitCheck>>
}

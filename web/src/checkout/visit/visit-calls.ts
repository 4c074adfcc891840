import type { Result, Slot } from '@layover/api-client'

/** The dates on which a party finds a time, in the place's own calendar. */
export type VisitDates = {
  readonly timeZone: string
  readonly dates: readonly { readonly date: string; readonly times: readonly Slot[] }[]
}

/** What the last check says; `hold` where this purchase holds places. */
export type VisitCheck = {
  readonly available: boolean
  /** Places for this party, its own included; an upstream may leave it out. */
  readonly placesLeft?: number | undefined
  readonly hold?: {
    readonly holdId: string
    readonly expiresAt: string
    /** Until expiresAt when this was answered, where the server says so. */
    readonly remainingSeconds?: number | undefined
  }
}

type Wanted = {
  readonly visitDate: string
  readonly visitTime: string
  readonly passengerNumber: number
  readonly holdId?: string
}

/** The calls of a purchase that is sold by the visit. A check is never aborted (P35). None of them throws. */
export type VisitCalls = {
  readonly dates: (passengerNumber: number, signal: AbortSignal) => Promise<Result<VisitDates>>
  readonly check: (wanted: Wanted) => Promise<Result<VisitCheck>>
}

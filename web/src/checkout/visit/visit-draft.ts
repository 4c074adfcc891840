import { isCalendarDay } from '@layover/rules/calendar-day'
import { checkFlightNumber } from '@layover/rules/flight-number'
import { clampQuantity, maxQuantity, QUANTITY_MIN } from '@layover/rules/quantity'
import { isObject } from '../../session/json.ts'
import { type CheckoutDraft, isSettling, restoreCheckoutDraft } from '../journey/draft.ts'
import { NO_PASSENGERS, type PassengerDraft, restorePassengers } from '../passengers/passenger-draft.ts'

/** Places that the server keeps for a while. */
export type Hold = {
  readonly holdId: string
  /** A UTC instant of the server's. */
  readonly expiresAt: string
  /** The same by this browser's own clock, however wrong that is; undefined where the server did not say how long. */
  readonly endsAtMs?: number | undefined
  /** The seat that it is for: another time or party needs another hold. */
  readonly seat: string
}

/** What a visitor answers to buy a visit at a time. */
export type VisitDraft = CheckoutDraft &
  PassengerDraft & {
    /** The place that the answers are for: another place's answers are no answers here. */
    readonly placeCode: string
    /** Everyone, the lead included: 1 to 99. */
    readonly quantity: number
    readonly isCartSeen: boolean
    /** YYYY-MM-DD and HH:mm by the place's own calendar and clock; empty until chosen. */
    readonly visitDate: string
    readonly visitTime: string
    readonly timeZone: string
    /** How many places the chosen time had left for this party, when it was last asked; null where nobody said. */
    readonly placesLeft: number | null
    readonly flightNumber: string
    readonly hold: Hold | null
    /** A time that was chosen and is gone, for the sentence that says so; else empty. */
    readonly lostTime: string
  }

export function emptyVisit(placeCode: string): VisitDraft {
  return {
    ...NO_PASSENGERS,
    placeCode,
    quantity: QUANTITY_MIN,
    isCartSeen: false,
    visitDate: '',
    visitTime: '',
    timeZone: '',
    placesLeft: null,
    flightNumber: '',
    hold: null,
    lostTime: '',
  }
}

/**
 * Reads what the session stored, part by part. The answers for another place are left behind, but not while a payment for
 * it is being checked: nothing may be bought before that is known (P193).
 */
export function restoreVisit(stored: unknown, placeCode: string): VisitDraft {
  const empty = emptyVisit(placeCode)
  if (!isObject(stored)) return empty
  const checkout = restoreCheckoutDraft(stored)
  const isOfHere = stored.placeCode === placeCode
  if (!isOfHere && !isSettling(checkout)) return empty
  const text = (name: string, isRight: (text: string) => boolean) => restoreText(stored[name], isRight)
  const visitDate = text('visitDate', isCalendarDay)
  return {
    ...empty,
    ...(typeof stored.placeCode === 'string' && { placeCode: stored.placeCode }),
    ...checkout,
    ...restorePassengers(stored),
    placesLeft: typeof stored.placesLeft === 'number' ? clampQuantity(stored.placesLeft) : null,
    quantity: typeof stored.quantity === 'number' ? clampQuantity(stored.quantity) : QUANTITY_MIN,
    isCartSeen: stored.isCartSeen === true,
    visitDate,
    visitTime: visitDate && text('visitTime', isWallTime),
    timeZone: text('timeZone', isShort),
    flightNumber: text('flightNumber', isShort),
    hold: restoreHold(stored.hold),
    lostTime: text('lostTime', isWallTime),
  }
}

/** What was stored may have been written by anybody: a date that is none would break the page that shows it. */
function restoreText(stored: unknown, isRight: (text: string) => boolean): string {
  return typeof stored === 'string' && isRight(stored) ? stored : ''
}

/** HH:mm, as the server says times. */
export const isWallTime = (text: string) => /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/.test(text)
const isShort = (text: string) => text.length <= 64
const isHoldId = (text: string) => /^[A-Za-z0-9_-]{8,64}$/.test(text)

function restoreHold(stored: unknown): Hold | null {
  if (!isObject(stored)) return null
  const { holdId, expiresAt, seat, endsAtMs } = stored
  if (typeof holdId !== 'string' || typeof expiresAt !== 'string' || typeof seat !== 'string') return null
  if (!isHoldId(holdId)) return null
  if (Number.isNaN(Date.parse(expiresAt))) return null
  return { holdId, expiresAt, seat, ...(Number.isFinite(endsAtMs) && { endsAtMs: endsAtMs as number }) }
}

/** What a hold must be for. */
export function seatOf({ placeCode, visitDate, visitTime, quantity }: VisitDraft): string {
  return [placeCode, visitDate, visitTime, quantity].join(' ')
}

/** The hold, when it is for what is chosen now. */
export function holdOf(draft: VisitDraft): Hold | null {
  return draft.hold?.seat === seatOf(draft) ? draft.hold : null
}

/** When the hold ends, by this browser's clock as far as that is known. */
export function holdEndsAtMs({ endsAtMs, expiresAt }: Hold): number {
  return endsAtMs ?? Date.parse(expiresAt)
}

/** A hold that the server has ended: it is over here too, whatever this clock says. */
export function endedHold(hold: Hold): Hold {
  return { ...hold, expiresAt: new Date(0).toISOString(), endsAtMs: 0 }
}

/** Whether the hold is for the chosen time, be it for another number of people: then it is moved, not taken anew. */
export function holdsTime({ placeCode, visitDate, visitTime, hold }: VisitDraft): boolean {
  return hold?.seat.startsWith(`${[placeCode, visitDate, visitTime].join(' ')} `) ?? false
}

/**
 * What changes when the chosen time is gone; `lostTime` says so where it was lost to others. A hold stays: under its id
 * the next check moves it, and what it held until then is free for others at once.
 */
export function withoutTime(lostTime = ''): Pick<VisitDraft, 'visitTime' | 'placesLeft' | 'lostTime'> {
  return { visitTime: '', placesLeft: null, lostTime }
}

/** The most people that may come: what one booking takes, and what the chosen time has left (P85). */
export function mostPeople({ visitTime, placesLeft }: VisitDraft, maxBookingNum: number): number {
  return maxQuantity({ maxBookingNum, placesLeft: visitTime === '' ? undefined : (placesLeft ?? undefined) })
}

/** Whether time and flight are chosen, and the places held where this purchase holds them. */
export function isVisitChosen(draft: VisitDraft, isHeld: boolean): boolean {
  const hasTime = draft.visitDate !== '' && draft.visitTime !== ''
  return hasTime && checkFlightNumber(draft.flightNumber).ok && (!isHeld || holdOf(draft) !== null)
}

import { isCalendarDay } from '@layover/rules/calendar-day'
import { checkFlightNumber } from '@layover/rules/flight-number'
import { clampQuantity, maxQuantity, QUANTITY_MIN } from '@layover/rules/quantity'
import { isObject } from '../../session/json.ts'
import { type CheckoutDraft, isSettling, restoreCheckoutDraft } from '../journey/draft.ts'
import { NO_PASSENGERS, type PassengerDraft, restorePassengers } from '../passengers/passenger-draft.ts'

/** Places that the server holds for a while. */
export type Hold = {
  readonly holdId: string
  /** A UTC instant by the server's clock. */
  readonly expiresAt: string
  /** The same instant by this browser's clock; undefined when the server sent no remaining time. */
  readonly endsAtMs?: number | undefined
  /** The time and party of the hold: another time or party needs another hold. */
  readonly seat: string
}

/** A visitor's answers to buy a visit at a time. */
export type VisitDraft = CheckoutDraft &
  PassengerDraft & {
    /** The place of the answers. Answers for another place do not count here. */
    readonly placeCode: string
    /** The party's size, the lead included: 1 to 99. */
    readonly quantity: number
    /** YYYY-MM-DD and HH:mm by the place's own calendar and clock; empty until chosen. */
    readonly visitDate: string
    readonly visitTime: string
    readonly timeZone: string
    /** Places left at the chosen time for this party, at the last check; null when unknown. */
    readonly placesLeft: number | null
    readonly flightNumber: string
    readonly hold: Hold | null
    /** A chosen time that is gone, for the sentence about it; otherwise empty. */
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
 * Reads the stored draft, part by part. Answers for another place are dropped, except while a payment for it is being
 * checked: nothing may be bought before its outcome is known (P193).
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
    visitDate,
    visitTime: visitDate && text('visitTime', isWallTime),
    timeZone: text('timeZone', isShort),
    flightNumber: text('flightNumber', isShort),
    hold: restoreHold(stored.hold),
    lostTime: text('lostTime', isWallTime),
  }
}

/** Anything can be in storage: an invalid date would break the page. */
function restoreText(stored: unknown, isRight: (text: string) => boolean): string {
  return typeof stored === 'string' && isRight(stored) ? stored : ''
}

/** HH:mm, as the server writes times. */
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

/** The time and party that a hold must match. */
export function seatOf({ placeCode, visitDate, visitTime, quantity }: VisitDraft): string {
  return [placeCode, visitDate, visitTime, quantity].join(' ')
}

/** The hold, if it matches the current choice. */
export function holdOf(draft: VisitDraft): Hold | null {
  return draft.hold?.seat === seatOf(draft) ? draft.hold : null
}

/** The end of the hold, by this browser's clock if that is known. */
export function holdEndsAtMs({ endsAtMs, expiresAt }: Hold): number {
  return endsAtMs ?? Date.parse(expiresAt)
}

/** A hold that the server has ended: it is over here too, whatever this clock shows. */
export function endedHold(hold: Hold): Hold {
  return { ...hold, expiresAt: new Date(0).toISOString(), endsAtMs: 0 }
}

/**
 * Whether the hold is for the chosen time, even for another party's size: then the check moves it instead of taking a
 * new one.
 */
export function holdsTime({ placeCode, visitDate, visitTime, hold }: VisitDraft): boolean {
  return hold?.seat.startsWith(`${[placeCode, visitDate, visitTime].join(' ')} `) ?? false
}

/**
 * The change when the chosen time is gone; `lostTime` is set if others took it. The hold stays: the next check moves
 * it under its id, and its old places become free at once.
 */
export function withoutTime(lostTime = ''): Pick<VisitDraft, 'visitTime' | 'placesLeft' | 'lostTime'> {
  return { visitTime: '', placesLeft: null, lostTime }
}

/** The flight in the one form in which it is shown and sent (P96): a copied one may have other spaces and hyphens. */
export function flightOf({ flightNumber }: Pick<VisitDraft, 'flightNumber'>): string {
  const checked = checkFlightNumber(flightNumber)
  return checked.ok ? checked.value : flightNumber
}

/** The largest party: limited by one booking and by the places left at the chosen time (P85). */
export function mostPeople({ visitTime, placesLeft }: VisitDraft, maxBookingNum: number): number {
  return maxQuantity({ maxBookingNum, placesLeft: visitTime === '' ? undefined : (placesLeft ?? undefined) })
}

/** Whether time and flight are chosen, and the places are held if this purchase holds any. */
export function isVisitChosen(draft: VisitDraft, isHeld: boolean): boolean {
  const hasTime = draft.visitDate !== '' && draft.visitTime !== ''
  return hasTime && checkFlightNumber(draft.flightNumber).ok && (!isHeld || holdOf(draft) !== null)
}

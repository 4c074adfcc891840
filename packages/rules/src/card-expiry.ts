import { HOUR_MS } from './durations.ts'
import { accept, refuse, type Verdict } from './verdict.ts'

export const CARD_EXPIRY_MESSAGE = 'Please check the expiry date for mistakes.'
export const CARD_EXPIRED_MESSAGE =
  'The card you entered has expired. Please check the date or choose another.'
const CARD_EXPIRY_MAX_YEARS = 25

/** A month of a card's life: `month` 1 to 12, `year` with four digits. */
export type CardExpiry = { readonly month: number; readonly year: number }

const monthFirst = /^(0[1-9]|1[0-2])(?:\s*\/\s*)?([0-9]{2})$/
const monthFirstFullYear = /^(0[1-9]|1[0-2])\s*\/\s*([0-9]{4})$/
const yearFirst = /^([0-9]{4})-(0[1-9]|1[0-2])$/

/**
 * Reads `MM/YY` and `MMYY` as typed, `MM/YYYY` and `YYYY-MM` as browsers fill them in.
 * Two digits mean this century, unless that lies more than fifty years back. Undefined for anything else.
 */
function parseCardExpiry(text: string, nowMs: number): CardExpiry | undefined {
  const trimmed = text.trim()
  const short = monthFirst.exec(trimmed)
  if (short) return { month: Number(short[1]), year: fullYear(Number(short[2]), nowMs) }
  const long = monthFirstFullYear.exec(trimmed)
  if (long) return { month: Number(long[1]), year: Number(long[2]) }
  const iso = yearFirst.exec(trimmed)
  return iso ? { month: Number(iso[2]), year: Number(iso[1]) } : undefined
}

/**
 * The expiry rule (P168, P169) at the instant `nowMs` (UTC milliseconds). A card holds until its month has ended
 * everywhere on Earth, which is noon UTC of the next month's first day, and at most 25 years
 * ahead, counted from the month in which Earth's earliest zone is now.
 */
export function checkCardExpiry(text: string, nowMs: number): Verdict<CardExpiry> {
  const expiry = parseCardExpiry(text, nowMs)
  if (!expiry) return refuse(CARD_EXPIRY_MESSAGE)
  if (nowMs >= Date.UTC(expiry.year, expiry.month, 1, 12)) return refuse(CARD_EXPIRED_MESSAGE)
  const earliest = new Date(nowMs + 14 * HOUR_MS)
  const monthsAhead =
    (expiry.year - earliest.getUTCFullYear()) * 12 + expiry.month - 1 - earliest.getUTCMonth()
  return monthsAhead <= CARD_EXPIRY_MAX_YEARS * 12 ? accept(expiry) : refuse(CARD_EXPIRY_MESSAGE)
}

/** `MMYY`, the form in which the card provider takes it, `expireTime` (P178). */
export function toMmyy({ month, year }: CardExpiry): string {
  return `${String(month).padStart(2, '0')}${String(year % 100).padStart(2, '0')}`
}

function fullYear(twoDigits: number, nowMs: number): number {
  const thisYear = new Date(nowMs).getUTCFullYear()
  const year = thisYear - (thisYear % 100) + twoDigits
  return year < thisYear - 50 ? year + 100 : year
}

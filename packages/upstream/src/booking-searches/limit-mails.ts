import { DAY_MS, HOUR_MS } from '@layover/rules/durations'
import { attemptSubject, type SigningKeys } from '../domain/signatures.ts'
import type { BookingSearch } from '../store/repositories/booking-searches.ts'
import type { Repositories } from '../store/store.ts'

interface Window {
  readonly kind: string
  readonly most: number
  readonly windowMs: number
}

/** Mails with found bookings to one mailbox, of all visitors' searches. */
const OF_MAILBOX: readonly Window[] = [
  { kind: 'bookings mailed in an hour', most: 3, windowMs: HOUR_MS },
  { kind: 'bookings mailed in a day', most: 10, windowMs: DAY_MS },
]

/** Mails with a booking that was searched for by its reference too, which strangers do not know. */
const OF_BOOKING: readonly Window[] = [
  { kind: 'a booking mailed in an hour', most: 3, windowMs: HOUR_MS },
  { kind: 'a booking mailed in a day', most: 10, windowMs: DAY_MS },
]

/** All mails of the second kind to one mailbox: somebody may buy bookings in its name. */
const OF_ALL_BOOKINGS: Window = { kind: 'single bookings mailed in a day', most: 30, windowMs: DAY_MS }

/** The windows in which a mail counts, with their subjects. */
function windowsOf({ email, reference }: BookingSearch): (Window & { readonly text: string })[] {
  const of = (text: string) => (window: Window) => ({ ...window, text })
  if (reference === null) return OF_MAILBOX.map(of(email))
  const booking = `${reference.replaceAll('-', '')} ${email}`
  return [...OF_BOOKING.map(of(booking)), of(email)(OF_ALL_BOOKINGS)]
}

/**
 * Counts a mail to a mailbox (P477, P491). Only a mail counts: strangers who find nothing use up no limit, and those who know
 * a mailbox alone do not use up that of its bookings.
 *
 * @param search its email in small letters
 * @returns whether the mailbox may get it
 */
export async function mayMail(
  { attemptWindows }: Pick<Repositories, 'attemptWindows'>,
  signingKeys: SigningKeys,
  search: BookingSearch,
  now: Date,
): Promise<boolean> {
  for (const { kind, most, windowMs, text } of windowsOf(search)) {
    const subject = attemptSubject(signingKeys, kind, text)
    if ((await attemptWindows.count(subject, now, windowMs)) > most) return false
  }
  return true
}

import { attemptSubject, type SigningKeys } from '../domain/signatures.ts'
import type { Repositories } from '../store/store.ts'

const HOUR_MS = 60 * 60_000

/** Mails with found bookings to one mailbox, whoever searches. */
const WINDOWS = [
  { kind: 'bookings mailed in an hour', most: 3, windowMs: HOUR_MS },
  { kind: 'bookings mailed in a day', most: 10, windowMs: 24 * HOUR_MS },
] as const

/**
 * Counts a mail to a mailbox (P477). Only a mail counts: strangers who find nothing cannot use up the limit of a mailbox.
 *
 * @param email in small letters
 * @returns whether the mailbox may get it
 */
export async function mayMail(
  { attemptWindows }: Pick<Repositories, 'attemptWindows'>,
  signingKeys: SigningKeys,
  email: string,
  now: Date,
): Promise<boolean> {
  for (const { kind, most, windowMs } of WINDOWS) {
    const subject = attemptSubject(signingKeys, kind, email)
    if ((await attemptWindows.count(subject, now, windowMs)) > most) return false
  }
  return true
}

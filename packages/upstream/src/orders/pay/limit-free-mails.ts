import { DAY_MS, HOUR_MS } from '@layover/rules/durations'
import type { Owner } from '../../domain/call-context.ts'
import { attemptSubject, type SigningKeys } from '../../domain/signatures.ts'
import type { Repositories } from '../../store/store.ts'

/** Confirmations without a payment to one mailbox in an hour, from one network, or where none is named. */
const MAILS_OF_MAILBOX = 5
/** The same in a day from all networks together. */
const MAILS_OF_MAILBOX_IN_ALL = 20

/**
 * Counts a confirmation that no payment brings, so that anybody can have it mailed to anybody: that of an order of 0.00, which
 * beyond the bound is paid all the same, and whose page then names no mail (P490), and one to a further address (P535).
 *
 * @returns whether the mailbox may get it
 */
export async function mayMailFreely(
  { attemptWindows }: Pick<Repositories, 'attemptWindows'>,
  signingKeys: SigningKeys,
  { email, owner: { network } }: { readonly email: string; readonly owner: Owner },
  now: Date,
): Promise<boolean> {
  const mailbox = email.toLowerCase()
  const inNetwork = attemptSubject(
    signingKeys,
    'free orders mailed in network',
    `${network ?? ''} ${mailbox}`,
  )
  if ((await attemptWindows.count(inNetwork, now, HOUR_MS)) > MAILS_OF_MAILBOX) return false
  const inAll = attemptSubject(signingKeys, 'free orders mailed', mailbox)
  return (await attemptWindows.count(inAll, now, DAY_MS)) <= MAILS_OF_MAILBOX_IN_ALL
}

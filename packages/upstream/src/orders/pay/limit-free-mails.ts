import type { Owner } from '../../domain/call-context.ts'
import { attemptSubject, type SigningKeys } from '../../domain/signatures.ts'
import type { Repositories } from '../../store/store.ts'

const HOUR_MS = 60 * 60_000

/** Confirmations of orders of 0.00 to one mailbox in an hour, from one network, or where none is named. */
const MAILS_OF_MAILBOX = 5
/** The same in a day from all networks together. */
const MAILS_OF_MAILBOX_IN_ALL = 20

/**
 * Counts the confirmation of an order that cost nothing, which anybody can place in anybody's name (P490). Beyond the bound
 * the order is paid all the same, and its page says of no mail.
 *
 * @returns whether the mailbox may get it
 */
export async function mayMailFreeOrder(
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
  return (await attemptWindows.count(inAll, now, 24 * HOUR_MS)) <= MAILS_OF_MAILBOX_IN_ALL
}

import { HOUR_MS } from '@layover/rules/durations'
import type { Owner } from '../domain/call-context.ts'
import { attemptSubject, type SigningKeys } from '../domain/signatures.ts'
import type { Repositories } from '../store/store.ts'

/** Different addresses of which a visitor learns in an hour that they have used a code: more than one person has. */
const TOLD_TO_VISITOR = 3
/** The same of a network. */
const TOLD_TO_NETWORK = 10

/** An order with a code: its address, and whether the address has used the code as often as it may. */
interface Guess {
  readonly owner: Owner
  readonly email: string
  readonly isUsed: boolean
}

/**
 * Whether an address's own use of a code refuses it (P527): 'used' tells that the address has a booking. A visitor or a
 * network that was told so of too many addresses is told no more, and the code serves each further one. An address that was
 * told within the hour is told again. An address that has not used the code is counted too, apart, so that both take the
 * same time.
 *
 * It needs a transaction, of which the counts are to be kept.
 */
export async function isRefusedToAddress(
  repositories: Pick<Repositories, 'attemptWindows' | 'locks'>,
  signingKeys: SigningKeys,
  { owner: { visitor, network }, email, isUsed }: Guess,
  now: Date,
): Promise<boolean> {
  const { attemptWindows, locks } = repositories
  const subject = (kind: string, text: string) =>
    attemptSubject(signingKeys, `codes ${isUsed ? 'used' : 'not used'}, ${kind}`, text)
  const mayTell = async (kind: string, id: string | undefined, most: number) => {
    if (id === undefined) return true
    const all = subject(kind, id)
    const one = subject(`an address of ${kind}`, `${id} ${email.toLowerCase()}`)
    await locks.take(all)
    if ((await attemptWindows.count(one, now, HOUR_MS)) > 1) return true
    if ((await attemptWindows.count(all, now, HOUR_MS)) <= most) return true
    await attemptWindows.takeBack(one)
    return false
  }
  const isToldToVisitor = await mayTell('visitor', visitor, TOLD_TO_VISITOR)
  const isToldToNetwork = await mayTell('network', network, TOLD_TO_NETWORK)
  return isUsed && isToldToVisitor && isToldToNetwork
}

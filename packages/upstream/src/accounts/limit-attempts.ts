import type { Owner } from '../domain/call-context.ts'
import { Refused } from '../domain/refused.ts'
import { attemptSubject, type SigningKeys } from '../domain/signatures.ts'
import type { Store } from '../store/store.ts'
import type { AccountDeps } from './account-deps.ts'

/** Wrong passwords for one account in a window, from one network, or where none is named. */
const ACCOUNT_ATTEMPTS = 5
/** The same from all networks together, so that many networks cannot try a list on one account. */
const ACCOUNT_ATTEMPTS_OF_ALL = 100
/** Wrong passwords of one network, for any accounts. */
const NETWORK_ATTEMPTS = 30

const ATTEMPT_WINDOW_MS = 15 * 60_000

interface Bucket {
  readonly subject: string
  readonly most: number
  /** Whether the right password forgets the wrong ones, or takes back its own attempt alone. */
  readonly isOfAccount: boolean
}

/** The buckets in which an attempt counts (P386). Unknown accounts have them too. */
function bucketsOf(signingKeys: SigningKeys, name: string, { network }: Owner): Bucket[] {
  const subject = (kind: string, text: string) => attemptSubject(signingKeys, kind, text)
  const account = { subject: accountSubject(signingKeys, name), isOfAccount: true }
  if (network === undefined) return [{ ...account, most: ACCOUNT_ATTEMPTS }]
  return [
    {
      subject: subject('account in network', `${network} ${name}`),
      most: ACCOUNT_ATTEMPTS,
      isOfAccount: true,
    },
    { subject: subject('accounts of network', network), most: NETWORK_ATTEMPTS, isOfAccount: false },
    { ...account, most: ACCOUNT_ATTEMPTS_OF_ALL },
  ]
}

/** The subject under which the attempts on an account are counted. It names nobody. */
export function accountSubject(signingKeys: SigningKeys, name: string): string {
  return attemptSubject(signingKeys, 'account', name)
}

/** Uses up the attempts on an account, from wherever they come; for named states. */
export async function fillAttempts({ read }: Store, signingKeys: SigningKeys, name: string, now: Date) {
  await read.attemptWindows.fill(
    accountSubject(signingKeys, name),
    ACCOUNT_ATTEMPTS_OF_ALL,
    now,
    ATTEMPT_WINDOW_MS,
  )
}

/**
 * Counts an attempt before the password is checked, so that simultaneous attempts are limited too. A window begins
 * with its first attempt and is not prolonged: the right password works again after it.
 *
 * @returns a function that takes the attempt back, for a right password or none that was checked
 * @throws Refused TOO_MANY_ATTEMPTS
 */
export async function countAttempt(
  deps: AccountDeps,
  name: string,
  owner: Owner,
): Promise<(isRight: boolean) => Promise<void>> {
  const { attemptWindows } = deps.store.read
  const now = deps.now()
  const counted: Bucket[] = []
  const takeBack = async (isRight: boolean) => {
    for (const { subject, isOfAccount } of counted)
      await (isRight && isOfAccount ? attemptWindows.forget(subject) : attemptWindows.takeBack(subject))
  }
  for (const bucket of bucketsOf(deps.signingKeys, name, owner)) {
    if ((await attemptWindows.count(bucket.subject, now, ATTEMPT_WINDOW_MS)) > bucket.most) {
      await takeBack(false)
      throw new Refused('TOO_MANY_ATTEMPTS')
    }
    counted.push(bucket)
  }
  return takeBack
}

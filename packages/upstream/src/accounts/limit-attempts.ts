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

/** What a password is tried on: the name as it was typed, and the number of the account found, or else the name again. */
interface Tried {
  readonly name: string
  readonly account: string
}

/** The buckets in which an attempt counts (P386). Unknown accounts have them too. */
function bucketsOf(signingKeys: SigningKeys, { name }: Tried, { network }: Owner): Bucket[] {
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

/** The buckets of an account under all its names (P492). */
function sharedBucketsOf(signingKeys: SigningKeys, { account }: Tried, { network }: Owner): Bucket[] {
  const bucket = (kind: string, text: string, most: number) => ({
    subject: attemptSubject(signingKeys, kind, text),
    most,
    isOfAccount: true,
  })
  const ofAll = (most: number) => bucket('account by any name', account, most)
  if (network === undefined) return [ofAll(ACCOUNT_ATTEMPTS)]
  const inNetwork = bucket('account by any name in network', `${network} ${account}`, ACCOUNT_ATTEMPTS)
  return [inNetwork, ofAll(ACCOUNT_ATTEMPTS_OF_ALL)]
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

interface Attempt {
  /** Whether the account has guesses left under all its names together. */
  readonly mayBeRight: boolean
  /** Takes the attempt back, for a right password or none that was checked. */
  readonly takeBack: (isRight: boolean) => Promise<void>
}

/**
 * Counts an attempt before the password is checked, so that simultaneous attempts are limited too. A window begins
 * with its first attempt and is not prolonged: the right password works again after it. What is refused depends on the
 * typed name alone: a refusal for a second name of an account would tell that both belong together.
 *
 * @throws Refused TOO_MANY_ATTEMPTS
 */
export async function countAttempt(deps: AccountDeps, tried: Tried, owner: Owner): Promise<Attempt> {
  const { attemptWindows } = deps.store.read
  const now = deps.now()
  const counted: Bucket[] = []
  const isWithin = async (bucket: Bucket) => {
    const isWithinIt = (await attemptWindows.count(bucket.subject, now, ATTEMPT_WINDOW_MS)) <= bucket.most
    counted.push(bucket)
    return isWithinIt
  }
  const takeBack = async (isRight: boolean) => {
    for (const { subject, isOfAccount } of counted)
      await (isRight && isOfAccount ? attemptWindows.forget(subject) : attemptWindows.takeBack(subject))
  }
  for (const bucket of bucketsOf(deps.signingKeys, tried, owner)) {
    if (await isWithin(bucket)) continue
    counted.pop()
    await takeBack(false)
    throw new Refused('TOO_MANY_ATTEMPTS')
  }
  let mayBeRight = true
  for (const bucket of sharedBucketsOf(deps.signingKeys, tried, owner))
    if (!(await isWithin(bucket))) mayBeRight = false
  return { mayBeRight, takeBack }
}

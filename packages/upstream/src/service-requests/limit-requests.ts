import { HOUR_MS } from '@layover/rules/durations'
import { Refused } from '../domain/refused.ts'
import { attemptSubject, type SigningKeys } from '../domain/signatures.ts'
import type { Repositories } from '../store/store.ts'

/** Forms with one email address in an hour, from one network, or where none is named. */
const FORMS_OF_ADDRESS = 5
/** The same from all networks together. */
const FORMS_OF_ADDRESS_IN_ALL = 100
/** Forms of one network in an hour; each is a mail to the desk. */
const FORMS_OF_NETWORK = 60
/** Feedback without an address in an hour where no network is named. It does not limit forms with an address. */
const FORMS_WITHOUT_ADDRESS = 300

/** The sender of a form: the address in it, and the network that it came from. */
interface Sender {
  readonly email: string | undefined
  readonly network: string | undefined
}

interface Bucket {
  readonly subject: string
  readonly most: number
}

/** The subject under which the forms of an address are counted. */
function formSubject(signingKeys: SigningKeys, email: string | undefined): string {
  return attemptSubject(signingKeys, 'form', email?.toLowerCase() ?? '')
}

/** The buckets in which a form counts (P387). Strangers elsewhere do not lock an address out. */
function bucketsOf(signingKeys: SigningKeys, { email, network }: Sender): Bucket[] {
  const ofAddress = (most: number) => ({ subject: formSubject(signingKeys, email), most })
  if (network === undefined)
    return [ofAddress(email === undefined ? FORMS_WITHOUT_ADDRESS : FORMS_OF_ADDRESS)]
  const ofNetwork = {
    subject: attemptSubject(signingKeys, 'forms of network', network),
    most: FORMS_OF_NETWORK,
  }
  if (email === undefined) return [ofNetwork]
  const inNetwork = attemptSubject(signingKeys, 'form in network', `${network} ${email.toLowerCase()}`)
  return [ofNetwork, { subject: inNetwork, most: FORMS_OF_ADDRESS }, ofAddress(FORMS_OF_ADDRESS_IN_ALL)]
}

/** Counts a form. @throws Refused TOO_MANY_ATTEMPTS; the surrounding transaction takes the count back */
export async function limitRequests(
  { attemptWindows }: Repositories,
  signingKeys: SigningKeys,
  sender: Sender,
  now: Date,
): Promise<void> {
  for (const { subject, most } of bucketsOf(signingKeys, sender))
    if ((await attemptWindows.count(subject, now, HOUR_MS)) > most) throw new Refused('TOO_MANY_ATTEMPTS')
}

/** Uses up the hourly limit of an address, from wherever it is used; for named states. */
export async function fillHour(
  { attemptWindows }: Repositories,
  signingKeys: SigningKeys,
  email: string,
  now: Date,
): Promise<void> {
  await attemptWindows.fill(formSubject(signingKeys, email), FORMS_OF_ADDRESS_IN_ALL, now, HOUR_MS)
}

import { Refused } from '../domain/refused.ts'
import { attemptSubject } from '../domain/signatures.ts'
import type { Repositories } from '../store/store.ts'

const HOUR_MS = 60 * 60_000

/** Forms with one email address in an hour. */
const FORMS_OF_ADDRESS = 5
/** Feedback without an address in an hour, of all visitors together. It does not limit forms with an address. */
const FORMS_WITHOUT_ADDRESS = 300

/** The subject under which the forms of an address are counted. */
function formSubject(signingKey: string, email: string | undefined): string {
  return attemptSubject(signingKey, 'form', email?.toLowerCase() ?? '')
}

/** Counts a form. @throws Refused TOO_MANY_ATTEMPTS; the surrounding transaction takes the count back */
export async function limitRequests(
  { attemptWindows }: Repositories,
  signingKey: string,
  email: string | undefined,
  now: Date,
): Promise<void> {
  const count = await attemptWindows.count(formSubject(signingKey, email), now, HOUR_MS)
  if (count > (email === undefined ? FORMS_WITHOUT_ADDRESS : FORMS_OF_ADDRESS))
    throw new Refused('TOO_MANY_ATTEMPTS')
}

/** Uses up the hourly limit of an address, for named states. */
export async function fillHour(
  { attemptWindows }: Repositories,
  signingKey: string,
  email: string,
  now: Date,
): Promise<void> {
  for (let sent = 0; sent < FORMS_OF_ADDRESS; sent += 1)
    await attemptWindows.count(formSubject(signingKey, email), now, HOUR_MS)
}

import { Refused } from '../domain/refused.ts'
import { attemptSubject } from '../domain/signatures.ts'
import type { AccountDeps } from './account-deps.ts'

/** Wrong passwords for one account in a window. */
export const ACCOUNT_ATTEMPTS = 5
/** Wrong passwords for all accounts together: somebody is going through a list. */
export const OVERALL_ATTEMPTS = 300
export const ATTEMPT_WINDOW_MS = 15 * 60_000

/** What the tries of an account are counted under, and those of all. Both exist for accounts that do not. */
export function attemptSubjects(signingKey: string, name: string): { account: string; overall: string } {
  const subject = (who: string) => attemptSubject(signingKey, 'account', who)
  return { account: subject(name), overall: subject('') }
}

/**
 * Counts a try before the password is looked at, so that tries that come together are limited like others. The windows
 * begin with their first try and are not prolonged: the right password works again when they are over.
 *
 * @returns takes the try back, once the password was right
 * @throws Refused TOO_MANY_ATTEMPTS
 */
export async function countAttempt(deps: AccountDeps, name: string): Promise<() => Promise<void>> {
  const { attemptWindows } = deps.store.read
  const { account, overall } = attemptSubjects(deps.signingKey, name)
  const now = deps.now()
  if ((await attemptWindows.count(account, now, ATTEMPT_WINDOW_MS)) > ACCOUNT_ATTEMPTS)
    throw new Refused('TOO_MANY_ATTEMPTS')
  if ((await attemptWindows.count(overall, now, ATTEMPT_WINDOW_MS)) > OVERALL_ATTEMPTS) {
    await attemptWindows.takeBack(account)
    throw new Refused('TOO_MANY_ATTEMPTS')
  }
  return async () => {
    await attemptWindows.forget(account)
    await attemptWindows.takeBack(overall)
  }
}

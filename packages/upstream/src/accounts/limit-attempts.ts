import { Refused } from '../domain/refused.ts'
import { attemptSubject } from '../domain/signatures.ts'
import type { AccountDeps } from './account-deps.ts'

/** Wrong passwords for one account in a window. */
export const ACCOUNT_ATTEMPTS = 5
/** Wrong passwords for all accounts together. More of them mean that an attacker tries a list. */
export const OVERALL_ATTEMPTS = 300
export const ATTEMPT_WINDOW_MS = 15 * 60_000

/**
 * The subjects under which attempts are counted: one for the account, one for all. Unknown accounts have them too.
 */
export function attemptSubjects(signingKey: string, name: string): { account: string; overall: string } {
  const subject = (account: string) => attemptSubject(signingKey, 'account', account)
  return { account: subject(name), overall: subject('') }
}

/**
 * Counts an attempt before the password is checked, so that simultaneous attempts are limited too. A window begins
 * with its first attempt and is not prolonged: the right password works again after it.
 *
 * @returns a function that takes the attempt back, for a right password
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

import type { calls, Data, Request } from '@layover/contracts'
import type { Owner } from '../domain/call-context.ts'
import { deletionDate } from '../domain/deletion-date.ts'
import { Refused } from '../domain/refused.ts'
import type { AccountDeps } from './account-deps.ts'
import { openPassword } from './account-keys.ts'
import { accountName, findAccount } from './find-account.ts'
import { countAttempt } from './limit-attempts.ts'
import { isPassword } from './password-hash.ts'
import { checkInTurn } from './password-queue.ts'

/**
 * Cancels a membership and sets the day on which its data is deleted (P227). A repeated request returns the same day.
 * An unknown account, a wrong password, an undecryptable one and any password of an account without guesses left (P492) get
 * the same reply after the same work.
 *
 * @throws Refused ENCRYPTION_KEY_UNKNOWN before anything is counted; TOO_MANY_ATTEMPTS, also while too many passwords
 *   wait to be checked; WRONG_CREDENTIALS
 */
export async function requestDeletion(
  deps: AccountDeps,
  { account, password, keyId }: Request<typeof calls.account.deleteAccount>,
  owner: Owner,
): Promise<Data<typeof calls.account.deleteAccount>> {
  const key = deps.keys.find((each) => each.keyId === keyId)
  if (key === undefined) throw new Refused('ENCRYPTION_KEY_UNKNOWN')
  const name = accountName(account)
  const found = await findAccount(deps.store.read, name)
  const tried = { name, account: found?.membership_number ?? name }
  const { mayBeRight, takeBack } = await countAttempt(deps, tried, owner)
  const isRight = await checkInTurn(
    async () => await isPassword(openPassword(key, password), found?.password_hash),
  )
  if (isRight === undefined) {
    await takeBack(false)
    throw new Refused('TOO_MANY_ATTEMPTS')
  }
  if (!isRight || !mayBeRight || found === undefined) throw new Refused('WRONG_CREDENTIALS')
  await takeBack(true)
  const { accounts } = deps.store.read
  const date = await accounts.requestDeletion(found.membership_number, deletionDate(deps.now()))
  // The account was deleted after it had been found.
  if (date === undefined) throw new Refused('WRONG_CREDENTIALS')
  return { deletionDate: date }
}

import { constants, createPublicKey, type KeyObject, publicEncrypt, randomUUID } from 'node:crypto'
import { calls } from '@layover/contracts'
import { addDays } from '@layover/rules/calendar-day'
import { claim, claimEqual, dataOf, goodOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { World } from '../run/world.ts'

const { encryptPublicKey, deleteAccount } = calls.account
const DAYS = 28
const MIN_BITS = 2048

/** A password as the browser would send it (P228). */
function sealed(key: KeyObject, password: string): string {
  const padding = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  return publicEncrypt(padding, Buffer.from(password)).toString('base64')
}

function keyOf(text: string): KeyObject | undefined {
  try {
    return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
  } catch {
    return undefined
  }
}

/** The key that passwords travel under, and the deletion of an account. */
export async function checkAccounts(run: Run, { data, hasSampleCatalogue }: World): Promise<void> {
  const answer = await dataOf(run, encryptPublicKey, {})
  if (answer === undefined) return
  const { keyId, publicKey } = answer.data
  const key = keyOf(publicKey)
  const bits = key?.asymmetricKeyType === 'rsa' ? (key.asymmetricKeyDetails?.modulusLength ?? 0) : 0
  const rule = 'passwords travel under an RSA key of 2048 bits or more'
  const isKey = claim(run, answer.at, bits >= MIN_BITS, {
    rule,
    path: '$.data.publicKey',
    expected: 'an RSA key as base64 SPKI',
    got: `${bits} bits`,
  })
  if (!isKey || key === undefined) return
  const password = sealed(key, `not the password ${randomUUID()}`)
  const wrong = {
    codes: ['WRONG_CREDENTIALS'],
    rule: 'an account that does not exist answers like a wrong password',
  }
  const nobody = `nobody-${randomUUID().slice(0, 8)}@example.com`
  await refusalOf(run, deleteAccount, { body: { account: nobody, password, keyId } }, wrong)
  const unknown = { codes: ['ENCRYPTION_KEY_UNKNOWN'], rule: 'a key that is not in use is named' }
  await refusalOf(run, deleteAccount, { body: { account: nobody, password, keyId: 'no-such-key' } }, unknown)
  const { account } = data
  if (account === undefined)
    return run.notes.untested(deleteAccount.id, 'a deletion: needs account in --data')
  const isGiven = run.options.data?.account !== undefined || !hasSampleCatalogue
  await checkDeletion(run, { ...account, key, keyId, isGiven })
}

async function checkDeletion(
  run: Run,
  {
    account,
    password,
    key,
    keyId,
    isGiven,
  }: { account: string; password: string; key: KeyObject; keyId: string; isGiven: boolean },
): Promise<void> {
  const requestDeletion = async () =>
    await run.fetch(deleteAccount, { body: { account, password: sealed(key, password), keyId } })
  const first = await requestDeletion()
  if (!isGiven && first.kind === 'failure' && first.errorCode === 'WRONG_CREDENTIALS') {
    return run.notes.untested(deleteAccount.id, 'a deletion: needs account in --data')
  }
  const [date, again] = [goodOf(run, first), goodOf(run, await requestDeletion())]
  if (!date || !again) return
  const today = new Date().toISOString().slice(0, 10)
  const { deletionDate: got } = date.data
  const path = '$.data.deletionDate'
  const expected = `a day from ${today} to ${addDays(today, DAYS)}`
  const isSoon = got >= addDays(today, -1) && got <= addDays(today, DAYS + 1)
  claim(run, date.at, isSoon, { rule: 'data is deleted 28 days after the request', path, expected, got })
  const same = {
    rule: 'the same request gets the same date',
    path,
    expected: got,
    got: again.data.deletionDate,
  }
  claimEqual(run, again.at, same)
}

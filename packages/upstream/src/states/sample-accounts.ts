import { hashPassword } from '../accounts/password-hash.ts'
import { bareMembershipNumber } from '../domain/membership-number.ts'
import type { Store } from '../store/store.ts'

interface SampleAccount {
  readonly email: string
  readonly membershipNumber: string
  readonly fullName: string
  readonly password: string
}

/**
 * Accounts for trying the deletion. Their passwords are public, so they exist only where SAMPLE_ACCOUNTS or a named
 * state adds them.
 */
export const sampleAccounts: readonly SampleAccount[] = [
  {
    email: 'amelia@example.com',
    membershipNumber: 'LM-4821-773-062',
    fullName: 'Amelia Hart',
    password: 'Take-off at dawn 7!',
  },
  {
    email: 'bruno@example.com',
    membershipNumber: 'LM-5093-118-427',
    fullName: 'Bruno Keller',
    password: 'Window seat, row 12',
  },
  {
    email: 'chloe@example.com',
    membershipNumber: 'LM-6617-240-583',
    fullName: 'Chloé Martin',
    password: 'Où est la porte 9 ?',
  },
]

/** Cached: each hash takes tenths of a second, and named states are set up often. */
const hashes = new Map<string, Promise<string>>()

function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/** Adds the missing sample accounts; an account with a deletion date keeps it. */
export async function addSampleAccounts(store: Store, now: Date, hash = hashOnce): Promise<void> {
  const { accounts } = store.read
  for (const { email, membershipNumber, fullName, password } of sampleAccounts) {
    if ((await accounts.findByEmail(email)) !== undefined) continue
    await accounts.insertMissing({
      email,
      membership_number: bareMembershipNumber(membershipNumber),
      full_name: fullName,
      password_hash: await hash(password),
      membership_status: 'ACTIVE',
      deletion_date: null,
      created_at: now,
    })
  }
}

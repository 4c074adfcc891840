import { bareMembershipNumber } from '../domain/membership-number.ts'
import type { AccountRow } from '../store/database/rows/requests.ts'
import type { Repositories } from '../store/store.ts'

/** Normalises an email or a membership number for comparison: letter case and spaces do not count (P226). */
export function accountName(text: string): string {
  return text.includes('@') ? text.replace(/\s/g, '').toLowerCase() : bareMembershipNumber(text)
}

/** Finds the account of an email or a membership number, in either case with one query. */
export async function findAccount({ accounts }: Repositories, name: string): Promise<AccountRow | undefined> {
  return name.includes('@') ? await accounts.findByEmail(name) : await accounts.findByNumber(name)
}

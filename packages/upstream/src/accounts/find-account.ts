import { bareMembershipNumber } from '../domain/membership-number.ts'
import type { AccountRow } from '../store/database/schema.ts'
import type { Repositories } from '../store/store.ts'

/** How an account was named, in the form that is compared: letter case and spaces do not count (P226). */
export function accountName(text: string): string {
  return text.includes('@') ? text.replace(/\s/g, '').toLowerCase() : bareMembershipNumber(text)
}

/** The account of an email or a membership number; either way one look. */
export async function findAccount({ accounts }: Repositories, name: string): Promise<AccountRow | undefined> {
  return name.includes('@') ? await accounts.findByEmail(name) : await accounts.findByNumber(name)
}

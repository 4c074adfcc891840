import { utcDate } from '../domain/deletion-date.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import type { Store } from '../store/store.ts'

const BATCH = 100

/**
 * Deletes the accounts whose day has come by the UTC calendar, with every form that bears their email or membership
 * number and whatever mail of it is still here. Orders stay: they belong to whoever paid, not to an account.
 *
 * @returns how many accounts are gone
 */
export async function deleteDueAccounts(deps: {
  readonly store: Store
  readonly transport: MailTransport
  readonly now: () => Date
}): Promise<number> {
  const { gone, references } = await deps.store.transaction(async ({ accounts, serviceRequests, mails }) => {
    const due = await accounts.deleteDue(utcDate(deps.now()), BATCH)
    const written: string[] = []
    for (const { email, membership_number } of due)
      written.push(...(await serviceRequests.deleteOf(email, membership_number)))
    await mails.deleteAll(written)
    return { gone: due.length, references: written }
  })
  for (const reference of references) await deps.transport.forget(reference)
  return gone
}

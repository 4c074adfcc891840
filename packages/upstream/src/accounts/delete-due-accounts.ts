import { utcDate } from '../domain/deletion-date.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import type { Store } from '../store/store.ts'

const BATCH = 100

interface Deps {
  readonly store: Store
  readonly transport: MailTransport
  readonly now: () => Date
}

/**
 * Deletes the accounts whose deletion date has come by the UTC calendar, with every form that bears their email or
 * membership number and its unsent mail. Orders stay: they belong to their buyers, not to an account.
 *
 * @returns how many accounts are gone
 */
export async function deleteDueAccounts(deps: Deps): Promise<number> {
  let gone = 0
  let last: number
  do {
    last = await deleteBatch(deps)
    gone += last
  } while (last === BATCH)
  return gone
}

async function deleteBatch({ store, transport, now }: Deps): Promise<number> {
  const { gone, references } = await store.transaction(async ({ accounts, serviceRequests, mails }) => {
    const due = await accounts.deleteDue(utcDate(now()), BATCH)
    const written: string[] = []
    for (const { email, membership_number } of due)
      written.push(...(await serviceRequests.deleteOf(email, membership_number)))
    await mails.deleteAll(written)
    return { gone: due.length, references: written }
  })
  for (const reference of references) await transport.forget(reference)
  return gone
}

import { emailHashes } from '../domain/signatures.ts'
import type { OrderStanding } from '../store/repositories/order-people.ts'
import { type FoundPerson, findPerson, type OpenBecause, openBecause } from './find-person.ts'
import type { RetentionDeps } from './in-batches.ts'

/** What was erased of a person, or would be. */
export interface Erased {
  readonly hasAccount: boolean
  readonly emptied: readonly OrderStanding[]
  /** Orders that are still open; they are emptied as soon as they have closed. */
  readonly open: readonly { readonly order: OrderStanding; readonly because: OpenBecause }[]
  readonly forms: readonly string[]
}

/** What `erasePerson` would do; nothing is changed. */
export async function previewErasure({ store, now }: RetentionDeps, email: string): Promise<Erased> {
  const instant = now()
  const found = await findPerson(store.read, email, instant)
  const open: Erased['open'][number][] = []
  const emptied: OrderStanding[] = []
  for (const order of found.orders) {
    const because = openBecause(order, found.account?.membership_number, instant)
    if (because === undefined) emptied.push(order)
    else open.push({ order, because })
  }
  return { hasAccount: found.account !== undefined, emptied, open, forms: found.forms }
}

/**
 * Erases the person with an address (P413): orders are emptied, forms and their mail, waiting searches and the account
 * are deleted, and the journal gets a keyed hash of the address. The account goes last, so that a repeat after a crash finds it.
 *
 * @param email in small letters
 * @param until what came later stays, for an erasure that is repeated on a restored backup
 */
export async function erasePerson(deps: RetentionDeps, email: string, until = deps.now()): Promise<Erased> {
  const found = await findPerson(deps.store.read, email, until)
  const open: Erased['open'][number][] = []
  const emptied: OrderStanding[] = []
  for (const { order_no: orderNo } of found.orders) {
    const { order, because } = await eraseOrder(deps, orderNo, found)
    if (order !== undefined && because !== undefined) open.push({ order, because })
    else if (order !== undefined) emptied.push(order)
  }
  const hasAccount = await eraseRecords(deps, email, found, until)
  for (const reference of found.forms) await deps.transport.forget(reference)
  return { hasAccount, emptied, open, forms: found.forms }
}

/** Empties one order in a transaction of its own, or has it emptied once it has closed. */
async function eraseOrder({ store, now }: RetentionDeps, orderNo: string, { account }: FoundPerson) {
  return await store.transaction(async ({ orders, orderPeople }) => {
    const instant = now()
    await orders.findLocked(orderNo)
    const order = await orderPeople.find(orderNo)
    const because = order && openBecause(order, account?.membership_number, instant)
    if (order !== undefined && because === undefined) await orderPeople.empty([orderNo], instant)
    if (because !== undefined) await orderPeople.requestErasure(orderNo, instant)
    return { order, because }
  })
}

async function eraseRecords(
  { store, signingKeys }: RetentionDeps,
  email: string,
  { account, forms }: FoundPerson,
  until: Date,
): Promise<boolean> {
  return await store.transaction(async ({ accounts, serviceRequests, mails, bookingSearches, erasures }) => {
    await serviceRequests.deleteAll(forms)
    await mails.deleteAll(forms)
    await bookingSearches.deleteOf(email)
    await erasures.add([{ emailHash: emailHashes(signingKeys, email)[0], erasedAt: until }])
    return account !== undefined && (await accounts.delete(account.membership_number))
  })
}

import { bookingsMailPrefix, copyName, repeatsPrefix } from '../domain/mail-names.ts'
import { emailHashes, mailboxTags } from '../domain/signatures.ts'
import type { OrderStanding } from '../store/repositories/order-people.ts'
import { type FoundPerson, findPerson, type OpenBecause, openBecause } from './find-person.ts'
import { forgetCopies, type RetentionDeps } from './in-batches.ts'

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
 * Erases the person with an address (P413): orders are emptied, forms, waiting searches, further addresses of orders and the account are deleted, with
 * all mail (P493), and the journal gets a keyed hash of the address. The account goes last, so that a repeat after a crash
 * finds it.
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
  return { hasAccount, emptied, open, forms: found.forms }
}

/** Empties one order in a transaction of its own, or has it emptied once it has closed; mail that it still owes is sent. */
async function eraseOrder(deps: RetentionDeps, orderNo: string, { account }: FoundPerson) {
  return await deps.store.transaction(async ({ orders, orderPeople, mails }) => {
    const instant = deps.now()
    await orders.findLocked(orderNo)
    const order = await orderPeople.find(orderNo)
    const because = order && openBecause(order, account?.membership_number, instant)
    if (order === undefined) return { order, because }
    if (because !== undefined) await orderPeople.requestErasure(orderNo, instant)
    const gone =
      because === undefined
        ? await orderPeople.empty([orderNo], instant)
        : await mails.deleteOf([`${order.reference}-`], 'sent')
    await forgetCopies(deps, gone)
    return { order, because }
  })
}

async function eraseRecords(
  deps: RetentionDeps,
  email: string,
  { account, forms }: FoundPerson,
  until: Date,
): Promise<boolean> {
  const { store, signingKeys } = deps
  return await store.transaction(async (repositories) => {
    const { accounts, serviceRequests, mails, bookingSearches, orderAddresses, erasures } = repositories
    await serviceRequests.deleteAll(forms)
    await mails.deleteAll(forms)
    const lists = mailboxTags(signingKeys, email).map(bookingsMailPrefix)
    const copies = (await orderAddresses.deleteOf(email, until)).map((each) =>
      copyName(each.reference, each.position),
    )
    await mails.deleteAll(copies)
    const begun = [...lists, ...copies.map(repeatsPrefix)]
    await forgetCopies(deps, [...forms, ...copies, ...(await mails.deleteOf(begun, 'all'))])
    await bookingSearches.deleteOf(email)
    await erasures.add([{ emailHash: emailHashes(signingKeys, email)[0], erasedAt: until }])
    return account !== undefined && (await accounts.delete(account.membership_number))
  })
}

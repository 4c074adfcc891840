import type { Owner } from '../domain/call-context.ts'
import { copyName } from '../domain/mail-names.ts'
import type { SigningKeys } from '../domain/signatures.ts'
import { mayMailFreely } from '../orders/pay/limit-free-mails.ts'
import type { OrderRow } from '../store/database/rows/orders.ts'
import type { Repositories } from '../store/store.ts'

const MOST_ADDRESSES = 3

/** An address that a paid, locked order is to get. */
export interface Addition {
  readonly order: OrderRow
  readonly email: string
  readonly owner: Owner
  readonly signingKeys: SigningKeys
  readonly now: Date
}

/** What came of it: a mail is queued, the order had this further address before, or a bound is reached. */
type Added = 'queued' | { readonly position: number } | 'too many addresses' | 'too many mails'

/** Adds an address to an order and queues its confirmation to it (P535), within the order's lock. */
export async function addFurtherAddress(repositories: Repositories, addition: Addition): Promise<Added> {
  const { orderAddresses, mails } = repositories
  const { order, email, owner, signingKeys, now } = addition
  const isIt = (address: string) => address.toLowerCase() === email.toLowerCase()
  const addresses = await orderAddresses.listOf(order.order_no)
  const known = addresses.find((each) => isIt(each.email))
  if (known !== undefined) return { position: known.position }
  const position = (addresses.at(-1)?.position ?? 0) + 1
  if (position > MOST_ADDRESSES) return 'too many addresses'
  if (!(await mayMailFreely(repositories, signingKeys, { email, owner }, now))) return 'too many mails'
  await orderAddresses.insert({ order_no: order.order_no, position, email, created_at: now })
  await mails.insert(
    copyName(order.reference, position),
    { confirms: order.order_no, further: position },
    now,
  )
  return 'queued'
}

import type { calls, Data, Request } from '@layover/contracts'
import type { Owner } from '../domain/call-context.ts'
import { copyName } from '../domain/mail-names.ts'
import { Refused } from '../domain/refused.ts'
import { isOrderKey } from '../domain/signatures.ts'
import type { OrderDeps } from '../orders/order-deps.ts'
import { mayMailFreely } from '../orders/pay/limit-free-mails.ts'
import { refuseCancelled } from '../orders/refuse-cancelled.ts'
import type { OrderRow } from '../store/database/schema.ts'
import type { Repositories } from '../store/store.ts'

const MOST_ADDRESSES = 3

/**
 * Mails the confirmation of a paid order to a further address (P535). The order keeps its own. The address and its mail
 * are written in one transaction under the order's lock, so that repeats, however soon, send one mail.
 *
 * @throws Refused NOT_FOUND for a wrong key too, ORDER_CANCELLED, NOT_AVAILABLE where this server confirms nothing,
 *   TOO_MANY_ATTEMPTS beyond the addresses of the order or the mails of the mailbox
 */
export async function mailOrder(
  deps: OrderDeps,
  { reference, key, email }: Request<typeof calls.order.mail>,
  owner: Owner,
  wakeMail: () => void,
): Promise<Data<typeof calls.order.mail>> {
  const { store, signingKeys, mailsConfirmations } = deps
  // The key is checked first, so that a wrong one does not reveal whether the reference exists.
  if (!isOrderKey(signingKeys, reference, key)) throw new Refused('NOT_FOUND')
  const known = await store.read.orders.findByReference(reference)
  if (known === undefined) throw new Refused('NOT_FOUND')
  await store.transaction(async (repositories) => {
    const order = await repositories.orders.findLocked(known.order_no)
    if (order?.status !== 'PAID' || order.emptied_at !== null) throw new Refused('NOT_FOUND')
    refuseCancelled(order)
    if (!mailsConfirmations) throw new Refused('NOT_AVAILABLE')
    await addAddress(deps, repositories, order, { email, owner })
  })
  wakeMail()
  return { mailsCopy: true }
}

async function addAddress(
  { signingKeys, now }: OrderDeps,
  repositories: Repositories,
  { order_no: orderNo, reference }: OrderRow,
  sending: { readonly email: string; readonly owner: Owner },
): Promise<void> {
  const { orderAddresses, mails } = repositories
  const { email } = sending
  const instant = now()
  const addresses = await orderAddresses.listOf(orderNo)
  if (addresses.some((each) => each.email.toLowerCase() === email.toLowerCase())) return
  const position = (addresses.at(-1)?.position ?? 0) + 1
  if (position > MOST_ADDRESSES) throw new Refused('TOO_MANY_ATTEMPTS')
  if (!(await mayMailFreely(repositories, signingKeys, sending, instant)))
    throw new Refused('TOO_MANY_ATTEMPTS')
  await orderAddresses.insert({ order_no: orderNo, position, email, created_at: instant })
  await mails.insert(copyName(reference, position), { confirms: orderNo, further: position }, instant)
}

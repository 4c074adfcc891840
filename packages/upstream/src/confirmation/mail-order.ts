import type { calls, Data, Request } from '@layover/contracts'
import type { Owner } from '../domain/call-context.ts'
import { Refused } from '../domain/refused.ts'
import { isOrderKey } from '../domain/signatures.ts'
import type { OrderDeps } from '../orders/order-deps.ts'
import { refuseCancelled } from '../orders/refuse-cancelled.ts'
import { addFurtherAddress } from './further-address.ts'

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
  const { store, signingKeys, mailsConfirmations, now } = deps
  // The key is checked first, so that a wrong one does not reveal whether the reference exists.
  if (!isOrderKey(signingKeys, reference, key)) throw new Refused('NOT_FOUND')
  const known = await store.read.orders.findByReference(reference)
  if (known === undefined) throw new Refused('NOT_FOUND')
  await store.transaction(async (repositories) => {
    const order = await repositories.orders.findLocked(known.order_no)
    if (order?.status !== 'PAID' || order.emptied_at !== null) throw new Refused('NOT_FOUND')
    refuseCancelled(order)
    if (!mailsConfirmations) throw new Refused('NOT_AVAILABLE')
    const added = await addFurtherAddress(repositories, { order, email, owner, signingKeys, now: now() })
    if (added === 'too many addresses' || added === 'too many mails') throw new Refused('TOO_MANY_ATTEMPTS')
  })
  wakeMail()
  return { mailsCopy: true }
}

import type { calls, Data } from '@layover/contracts'
import { mailboxTags } from '../domain/signatures.ts'
import { confirmedOrder } from '../orders/pay/confirm-order.ts'
import type { OrderRow } from '../store/database/rows/orders.ts'
import { bookingLink } from './booking-link.ts'
import { bookingsParts, type ListedBooking } from './bookings-parts.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { Addressed, ConfirmationDeps } from './write-confirmation.ts'

type Order = Data<typeof calls.order.get>

/**
 * Makes the function that writes the mail with the bookings of a mailbox (P476), to the address of the orders that was searched for.
 * It writes from the orders as they are when the mail is sent; undefined where all of them were emptied meanwhile.
 */
export function bookingsWriter(deps: ConfirmationDeps) {
  return async (orderNos: readonly string[], mailbox?: string): Promise<Addressed | undefined> => {
    let to: string | undefined
    const bookings: ListedBooking[] = []
    for (const orderNo of orderNos) {
      const row = await deps.store.read.orders.find(orderNo)
      if (!isListed(row)) continue
      const address = await addressIn(deps, row, mailbox)
      if (address === undefined) continue
      to ??= address
      bookings.push(listed(await confirmedOrder(deps, orderNo), row, deps))
    }
    if (to === undefined) return undefined
    const subject = bookings.length === 1 ? 'Your Layover booking' : 'Your Layover bookings'
    const parts = bookingsParts(subject, bookings, deps.supportMailbox)
    return { to, subject, text: letterText(parts), html: letterHtml(subject, parts) }
  }
}

/** The address of an order that has a mailbox's tag; its own where no tag is given. */
async function addressIn(
  { store, signingKeys }: ConfirmationDeps,
  { order_no: orderNo, lead }: OrderRow,
  mailbox: string | undefined,
): Promise<string | undefined> {
  if (mailbox === undefined) return lead.email
  const further = await store.read.orderAddresses.listOf(orderNo)
  const all = [lead.email, ...further.map(({ email }) => email)]
  return all.find((email) => mailboxTags(signingKeys, email.toLowerCase()).includes(mailbox))
}

function isListed(row: OrderRow | undefined): row is OrderRow {
  return row?.status === 'PAID' && row.cancelled_at === null && row.emptied_at === null
}

function listed(order: Order, row: OrderRow, { bookingLink: template }: ConfirmationDeps): ListedBooking {
  const url = template && bookingLink(template, order.reference, order.key ?? '')
  return { order, service: row.service_type, url }
}

import type { calls, Data } from '@layover/contracts'
import { confirmedOrder } from '../orders/pay/confirm-order.ts'
import type { OrderRow } from '../store/database/schema.ts'
import { bookingLink } from './booking-link.ts'
import { bookingsParts, type ListedBooking } from './bookings-parts.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { Addressed, ConfirmationDeps } from './write-confirmation.ts'

type Order = Data<typeof calls.order.get>

/**
 * Makes the function that writes the mail with the bookings of a mailbox (P476), to the address that the orders name.
 * It writes from the orders as they are when the mail is sent; undefined where all of them were emptied meanwhile.
 */
export function bookingsWriter(deps: ConfirmationDeps) {
  return async (orderNos: readonly string[]): Promise<Addressed | undefined> => {
    let to: string | undefined
    const bookings: ListedBooking[] = []
    for (const orderNo of orderNos) {
      const row = await deps.store.read.orders.find(orderNo)
      if (!isListed(row)) continue
      to ??= row.lead.email
      bookings.push(listed(await confirmedOrder(deps, orderNo), row, deps))
    }
    if (to === undefined) return undefined
    const subject = bookings.length === 1 ? 'Your Layover booking' : 'Your Layover bookings'
    const parts = bookingsParts(subject, bookings, deps.supportMailbox)
    return { to, subject, text: letterText(parts), html: letterHtml(subject, parts) }
  }
}

function isListed(row: OrderRow | undefined): row is OrderRow {
  return row?.status === 'PAID' && row.cancelled_at === null && row.emptied_at === null
}

function listed(order: Order, row: OrderRow, { bookingLink: template }: ConfirmationDeps): ListedBooking {
  const url = template && bookingLink(template, order.reference, order.key ?? '')
  return { order, service: row.service_type, url }
}

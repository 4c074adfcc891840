import type { calls, Data, ServiceType } from '@layover/contracts'
import { visitEvent } from '@layover/rules/booking-events'
import { calendarFile } from '@layover/rules/calendar-file'
import type { Letter } from '../mail/mail-transport.ts'
import type { ResponseDeps } from '../orders/order-responses.ts'
import { issuedOrder } from '../orders/pay/confirm-order.ts'
import type { Store } from '../store/store.ts'
import { bookingLink } from './booking-link.ts'
import { codeName, confirmationParts } from './confirmation-parts.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import { qrImage } from './qr-image.ts'
import { serviceWords } from './service-words.ts'

type Order = Data<typeof calls.order.get>

export interface ConfirmationDeps extends ResponseDeps {
  readonly store: Store
  /** The shop's address of a paid order, with places for reference and key; without it nothing is confirmed. */
  readonly bookingLink: string | undefined
  readonly supportMailbox: string
  readonly now: () => Date
  /** The rules of a place; empty for one that the network no longer has. */
  readonly rulesOf: (placeCode: string) => readonly string[]
}

export type Addressed = Letter & { readonly to: string }

/**
 * Makes the function that writes the confirmation of a paid order (P210). It writes from the order as it is when the mail
 * is sent, so that nothing personal waits in the queue. Undefined where there is nothing to confirm: the order was emptied,
 * is not paid, or its further address was erased.
 */
export function confirmationWriter(deps: ConfirmationDeps) {
  const { store, bookingLink: template } = deps
  return async (orderNo: string, further?: number): Promise<Addressed | undefined> => {
    const row = await store.read.orders.findIssued(orderNo)
    if (template === undefined || !row?.paid_at || (row.cancelled_at ?? row.emptied_at) !== null)
      return undefined
    const order = issuedOrder(row, deps)
    const url = bookingLink(template, order.reference, order.key ?? '')
    const to = further === undefined ? row.lead.email : await furtherAddress(store, orderNo, further)
    return to === undefined ? undefined : { to, ...letterOf(order, row.service_type, url, deps) }
  }
}

/** A further address of an order (P535); undefined where it was erased meanwhile. */
async function furtherAddress(
  { read }: Store,
  orderNo: string,
  further: number,
): Promise<string | undefined> {
  return (await read.orderAddresses.listOf(orderNo)).find(({ position }) => position === further)?.email
}

function letterOf(
  order: Order,
  service: ServiceType,
  url: string,
  { supportMailbox, now, rulesOf }: ConfirmationDeps,
): Letter {
  const words = serviceWords[service]
  const { passes = [], visit } = order
  const rules = visit === undefined ? [] : rulesOf(visit.placeCode)
  const parts = confirmationParts(order, words, { url, supportMailbox, rules })
  const subject = `${words.subject}: ${order.reference}`
  return {
    subject,
    text: letterText(parts),
    html: letterHtml(subject, parts),
    images: passes.map(({ code }, index) => ({ name: codeName(index), png: qrImage(code) })),
    ...(visit && { calendar: calendarFile(visitEvent(order.reference, visit, url), now()) }),
  }
}

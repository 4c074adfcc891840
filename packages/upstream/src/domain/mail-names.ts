import { randomUUID } from 'node:crypto'

/** How the name of an order's confirmation ends, after its reference. */
export const CONFIRMATION = '-confirmation'

/** The name of an order's confirmation in the queue of mail: there is one at most. */
export function confirmationName(reference: string): string {
  return `${reference}${CONFIRMATION}`
}

/** The name of a confirmation that went to a further address of its order. @param position of `order_addresses` */
export function copyName(reference: string, position: number): string {
  return `${confirmationName(reference)}-${position}`
}

/** How the names of a confirmation's repeats begin, which the desk sends. @param name of the confirmation */
export function repeatsPrefix(name: string): string {
  return `${name}-again-`
}

/** How the names of the mails with bookings to one mailbox begin. @param mailboxTag of `mailboxTags` */
export function bookingsMailPrefix(mailboxTag: string): string {
  return `bookings-${mailboxTag}-`
}

/** The name of a mail with bookings. It tells those who erase whose it is, and names nobody. */
export function bookingsMailName(mailboxTag: string): string {
  return `${bookingsMailPrefix(mailboxTag)}${randomUUID()}`
}

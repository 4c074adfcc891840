import { randomUUID } from 'node:crypto'

/** How the names of the mails with bookings to one mailbox begin. @param mailboxTag of `mailboxTags` */
export function bookingsMailPrefix(mailboxTag: string): string {
  return `bookings-${mailboxTag}-`
}

/** The name of a mail with bookings. It tells those who erase whose it is, and names nobody. */
export function bookingsMailName(mailboxTag: string): string {
  return `${bookingsMailPrefix(mailboxTag)}${randomUUID()}`
}

import type { calls, Data, ServiceType } from '@layover/contracts'
import { dateText } from '@layover/rules/date-text'
import { visitText } from '@layover/rules/visit-text'
import type { Fact, LetterPart } from './letter-part.ts'
import { serviceWords } from './service-words.ts'

type Order = Data<typeof calls.order.get>

/** A booking in a mail that lists several. */
export interface ListedBooking {
  readonly order: Order
  readonly service: ServiceType
  /** The shop's page of it; undefined where the server knows no address of the shop. */
  readonly url: string | undefined
}

function facts({ visit, passes = [], planName, visits, membershipNumber, validUntil }: Order): Fact[] {
  if (visit !== undefined)
    return [
      ['Where', `${visit.placeName}, ${visit.airportCode}`],
      ['When', visitText(visit)],
    ]
  if (planName !== undefined)
    return [
      ['Plan', planName],
      ['Visits', String(visits ?? '')],
      ['Membership number', membershipNumber ?? ''],
      ['Valid until', dateText(validUntil ?? '')],
    ]
  const [pass] = passes
  if (pass === undefined) return []
  return [
    ['Passes', String(passes.length)],
    ['Valid', `${dateText(pass.validFrom)} to ${dateText(pass.validUntil)}`],
  ]
}

function parts({ order, service, url }: ListedBooking): LetterPart[] {
  const link: LetterPart[] = url === undefined ? [] : [{ kind: 'link', label: 'Open this booking', url }]
  return [
    { kind: 'heading', text: `${serviceWords[service].subject}: ${order.reference}` },
    { kind: 'facts', facts: facts(order) },
    ...link,
  ]
}

/** The bookings of a mailbox, the latest first. It names no person: a mailbox may be shared, and a search proves nothing. */
export function bookingsParts(
  title: string,
  bookings: readonly ListedBooking[],
  supportMailbox: string,
): LetterPart[] {
  return [
    { kind: 'title', text: title },
    { kind: 'text', text: 'Hello,' },
    { kind: 'text', text: 'Somebody searched our shop for the bookings of this email address.' },
    ...bookings.flatMap(parts),
    { kind: 'heading', text: 'Keep these links to yourself' },
    {
      kind: 'text',
      text: 'Each link opens its booking on any device. If you did not search, you can ignore this email: it was sent to this address alone.',
    },
    { kind: 'text', text: `Questions? Reply to this email or write to ${supportMailbox}.` },
    { kind: 'text', text: 'Layover' },
  ]
}

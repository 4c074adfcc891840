import type { calls, Data } from '@layover/contracts'
import { cardInWords } from '@layover/rules/card-in-words'
import { dateText } from '@layover/rules/date-text'
import { formatMoney, formatTotal } from '@layover/rules/money'
import { paidText } from '@layover/rules/paid-text'
import { visitText } from '@layover/rules/visit-text'
import { whereInWords } from '@layover/rules/where-in-words'
import type { Fact, LetterPart } from './letter-part.ts'
import type { serviceWords } from './service-words.ts'

type Order = Data<typeof calls.order.get>
type Pass = NonNullable<Order['passes']>[number]

/** The name of a pass's QR code within its mail. */
export function codeName(index: number): string {
  return `pass-${index + 1}`
}

function passParts({ number, name, validFrom, validUntil }: Pass, index: number): LetterPart[] {
  const validity: Fact =
    validFrom === validUntil
      ? ['Valid on', dateText(validFrom)]
      : ['Valid', `${dateText(validFrom)} to ${dateText(validUntil)}`]
  const facts: Fact[] = [['Name', name], ['Pass number', number], validity]
  return [
    { kind: 'heading', text: `Pass ${index + 1}` },
    { kind: 'code', image: codeName(index), label: `QR code of pass ${number}` },
    { kind: 'facts', facts },
  ]
}

function visitFacts({ visit }: Order): Fact[] {
  if (visit === undefined) return []
  return [
    ['Where', `${visit.placeName}, ${visit.airportCode}`],
    ['Location', whereInWords(visit)],
    ['When', visitText(visit)],
    ['Flight', visit.flightNumber],
  ]
}

function membershipFacts({ planName, visits, membershipNumber, activationCode, validUntil }: Order): Fact[] {
  if (membershipNumber === undefined) return []
  return [
    ['Plan', planName ?? ''],
    ['Visits', String(visits ?? '')],
    ['Membership number', membershipNumber],
    ['Activation code', activationCode ?? ''],
    ['Valid until', dateText(validUntil ?? '')],
  ]
}

function receiptFacts({
  reference,
  seller,
  paidAt = '',
  card,
  lines,
  totalAmount,
  currency,
  currencySymbol,
}: Order): Fact[] {
  const money = (amount: string) => formatMoney({ amount, currencySymbol })
  return [
    ['Receipt number', reference],
    ...(seller === undefined ? [] : [['Sold by', seller] satisfies Fact]),
    ['Paid', paidText(paidAt)],
    ...lines.map(
      ({ name, quantity, amount }): Fact => [quantity > 1 ? `${quantity} × ${name}` : name, money(amount)],
    ),
    ['Total', formatTotal({ amount: totalAmount, currencySymbol, currency })],
    ...(card ? [['Card', cardInWords(card)] satisfies Fact] : []),
  ]
}

/** A visit has the rules of its place; a walk-up pass and a membership open every lounge, each with its own. */
function rulesParts({ visit }: Order, rules: readonly string[]): LetterPart[] {
  if (visit === undefined)
    return [
      { kind: 'heading', text: 'Rules' },
      {
        kind: 'text',
        text: 'Each lounge has its own rules. Read them on its page in our shop before you go.',
      },
    ]
  if (rules.length === 0) return []
  return [
    { kind: 'heading', text: `Rules of ${visit.placeName}` },
    { kind: 'list', items: rules },
  ]
}

/** A table without rows would leave a gap in the HTML, so there is none. */
function factsPart(facts: readonly Fact[]): LetterPart[] {
  return facts.length === 0 ? [] : [{ kind: 'facts', facts }]
}

/** A membership's page shows its activation code, which is its buyer's alone (P446). */
function linkParts({ activationCode }: Order, url: string): LetterPart[] {
  const [label, text] =
    activationCode === undefined
      ? [
          'Open your booking',
          'This link opens your booking on any device. Share it only with people you trust.',
        ]
      : [
          'Open your membership',
          'This link opens your membership and its activation code on any device. Do not share it.',
        ]
  return [
    { kind: 'link', label, url },
    { kind: 'text', text },
  ]
}

/** What a confirmation says beside its order. */
interface Surroundings {
  /** The shop's page of the order. */
  readonly url: string
  readonly supportMailbox: string
  /** The rules of the booked place; empty without one. */
  readonly rules: readonly string[]
}

/** The confirmation of a paid order, from its first line to its last. */
export function confirmationParts(
  order: Order,
  words: (typeof serviceWords)[keyof typeof serviceWords],
  { url, supportMailbox, rules }: Surroundings,
): LetterPart[] {
  const { passes = [] } = order
  return [
    { kind: 'title', text: words.title },
    { kind: 'text', text: 'Hello,' },
    { kind: 'text', text: words.use },
    ...factsPart([...visitFacts(order), ...membershipFacts(order)]),
    ...linkParts(order, url),
    ...passes.flatMap(passParts),
    ...rulesParts(order, rules),
    { kind: 'heading', text: 'If you cannot get in' },
    { kind: 'text', text: words.trouble },
    { kind: 'heading', text: 'Receipt' },
    { kind: 'facts', facts: receiptFacts(order) },
    { kind: 'text', text: `Questions? Reply to this email or write to ${supportMailbox}.` },
    { kind: 'text', text: 'Layover' },
  ]
}

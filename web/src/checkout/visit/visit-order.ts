import type { OrderConfirmed, SlotOrder } from '@layover/api-client'
import type { OrderTerms } from '../journey/journey.ts'
import { orderPassengers } from '../passengers/passenger-draft.ts'
import type { PassPlace } from '../result/pass-card.tsx'
import { holdOf, type VisitDraft } from './visit-draft.ts'
import { visitText } from './visit-text.ts'
import { sideAlone } from './where-in-words.ts'

/** createOrder's body for a visit; the hold's id where places are held. */
export function visitOrder(draft: VisitDraft, { price, ...offer }: OrderTerms): SlotOrder {
  const hold = holdOf(draft)
  return {
    ...orderPassengers(draft, draft.quantity),
    ...offer,
    expectedTotal: price.totalAmount,
    currency: price.currency,
    networkCode: draft.placeCode,
    visitDate: draft.visitDate,
    visitTime: draft.visitTime,
    flightNumber: draft.flightNumber.trim(),
    ...(hold && { holdId: hold.holdId }),
  }
}

/** The airport that an address speaks of. */
export type VisitAirport = { readonly code: string; readonly name: string }

/** What the passes of a visit say; the airport's name only where it is the order's own. An upstream that leaves the visit out leaves their validity. */
export function visitPlace(
  kind: string,
  condition: string,
  order: OrderConfirmed,
  airport?: VisitAirport,
): PassPlace {
  const { visit } = order
  if (!visit) return { kind, condition, headline: kind, isCode: false, name: 'Layover network', where: '' }
  const side = sideAlone(visit)
  const airportName = airport?.code === visit.airportCode ? airport.name : ''
  return {
    kind,
    condition,
    headline: visit.airportCode,
    isCode: true,
    name: visit.placeName,
    where: [airportName, visit.terminal].filter(Boolean).join(', '),
    facts: [
      { label: 'Visit', value: visitText(visit) },
      { label: 'Flight', value: visit.flightNumber },
      ...(side ? [{ label: 'Where', value: side }] : []),
    ],
  }
}

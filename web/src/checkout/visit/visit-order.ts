import type { OrderConfirmed, SlotOrder } from '@layover/api-client'
import { visitText } from '@layover/rules/visit-text'
import { sideAlone } from '@layover/rules/where-in-words'
import type { OrderTerms } from '../journey/journey.ts'
import { orderPassengers } from '../passengers/passenger-draft.ts'
import type { PassPlace } from '../result/pass-card.tsx'
import { flightOf, holdOf, type VisitDraft } from './visit-draft.ts'

/** createOrder's body for a visit, with the hold's id if places are held. */
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
    flightNumber: flightOf(draft),
    ...(hold && { holdId: hold.holdId }),
  }
}

/** The airport in the address. */
export type VisitAirport = { readonly code: string; readonly name: string }

/**
 * The place on the passes of a visit. The airport's name appears only if it is the order's own airport. Without the
 * visit in the reply, the pass shows its validity.
 */
export function visitPlace(
  kind: string,
  condition: string,
  { visit }: Pick<OrderConfirmed, 'visit'>,
  airport?: VisitAirport,
): PassPlace {
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

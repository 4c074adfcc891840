import type { calls, Request } from '@layover/contracts'
import { checkFlightNumber } from '@layover/rules/flight-number'
import type { CallContext } from '../../domain/call-context.ts'
import { Refused } from '../../domain/refused.ts'
import { claimFreePlaces, claimHeldPlaces } from '../../slots/claim-for-order.ts'
import type { SlotPlace } from '../../slots/slot-place.ts'
import type { Visit } from '../../store/database/rows/orders.ts'
import type { OrderDeps } from '../order-deps.ts'
import { checkTravellers } from './check-travellers.ts'
import { codeFinder } from './code-finder.ts'
import { createOrder } from './create-order.ts'
import { quote } from './quote.ts'
import { quotedSale } from './quoted-sale.ts'

type SlotOrder = Request<typeof calls.cip.createOrder> & { readonly agentId?: string }

/** The differences between the two services that are sold by the slot. */
const services = {
  PREBOOK: { item: 'Lounge visit', claim: claimHeldPlaces },
  FASTTRACK: { item: 'Fast-track pass', claim: claimFreePlaces },
} as const

/**
 * Orders a visit with a place for each traveller. A pre-booking takes the places of its hold, a lane order takes free
 * ones. Both inherit the places of an order that they replace.
 *
 * @throws the errors of createOrder and checkTravellers, the refusals of discount code and claim; Refused
 *   NOT_AVAILABLE for a flight number of no known form
 */
export async function createVisitOrder(
  deps: OrderDeps,
  place: SlotPlace,
  body: SlotOrder,
  context: CallContext,
) {
  const travellers = await checkTravellers(body)
  const flightNumber = validFlightNumber(body.flightNumber)
  const { serviceType } = place
  const { item, claim } = services[serviceType]
  const { visitDate, visitTime, holdId, discountCode } = body
  const find = await codeFinder(deps, { email: travellers.lead.email, discountCode, context })
  const quantity = body.passengers.length + 1
  return await createOrder(deps, {
    ...travellers,
    serviceType,
    context,
    body,
    sell: async ({ repositories, orderNo, now, inheritsFrom }) => {
      const input = { ...place, passengerNumber: quantity, discountCode }
      const quoted = await quote(input, (code) => find(repositories, code), now)
      const wanted = { orderNo, places: quantity, visitDate, visitTime, holdId, inheritsFrom }
      const startsAt = await claim(repositories, place, wanted, {
        owner: context.owner,
        bounds: deps.placeBounds,
        now,
      })
      const visit: Visit = {
        placeCode: place.code,
        placeName: place.name,
        airportCode: place.airportCode,
        terminal: place.terminal,
        securityType: place.securityType,
        timeZone: place.timeZone,
        visitDate,
        visitTime,
        startsAt: startsAt.toISOString(),
        flightNumber,
      }
      return { ...quotedSale(quoted, { item, quantity }), validity_months: 0, visit, membership: null }
    },
  })
}

function validFlightNumber(text: string): string {
  const checked = checkFlightNumber(text)
  if (!checked.ok) throw new Refused('NOT_AVAILABLE', checked.message)
  return checked.value
}

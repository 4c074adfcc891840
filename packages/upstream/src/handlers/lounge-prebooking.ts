import { createVisitOrder } from '../orders/create/create-visit-order.ts'
import { quote, toPrice } from '../orders/create/quote.ts'
import { confirmOrder } from '../orders/pay/confirm-order.ts'
import { holdPlaces } from '../slots/hold-places.ts'
import { dayOfParty, freeDates } from '../slots/list-times.ts'
import type { SlotPlace } from '../slots/slot-place.ts'
import type { HandlerDeps } from './deps.ts'
import { found, notAvailable } from './found.ts'
import type { HandlersOf } from './handler.ts'

export function loungePrebookingHandlers({ network, orders }: HandlerDeps): HandlersOf<'loungePrebooking'> {
  const placeOf = (loungeCode: string): SlotPlace => {
    found(network.lounge(loungeCode))
    return network.loungePlace(loungeCode) ?? notAvailable()
  }
  return {
    calculatePrice: async ({ networkCode, passengerNumber, discountCode }) => {
      const input = { ...placeOf(networkCode), passengerNumber, discountCode }
      return toPrice(await quote(input, orders.store.read.discounts.find, orders.now()))
    },
    getSubscribeTimes: async ({ loungeCode, passengerNumber = 1 }) => {
      const place = placeOf(loungeCode)
      const { timeZone, leadHours: hoursAhead, maxBookingNum } = place
      return { timeZone, hoursAhead, maxBookingNum, dates: await freeDates(orders, place, passengerNumber) }
    },
    getAvailableSubscribeTimes: async ({ loungeCode, visitDate, passengerNumber }) => {
      const place = placeOf(loungeCode)
      return { timeZone: place.timeZone, ...(await dayOfParty(orders, place, visitDate, passengerNumber)) }
    },
    checkAvailable: async (request, { owner }) =>
      await holdPlaces(orders, placeOf(request.loungeCode), request, owner),
    createOrder: async (request, context) =>
      await createVisitOrder(orders, placeOf(request.networkCode), request, context),
    confirmPaymentOrder: async (request, context) => await confirmOrder(orders, 'PREBOOK', request, context),
  }
}

import { createVisitOrder } from '../orders/create/create-visit-order.ts'
import { quote, toPrice } from '../orders/create/quote.ts'
import { confirmOrder } from '../orders/pay/confirm-order.ts'
import { isBookableToday } from '../slots/bookable.ts'
import { checkRoom } from '../slots/check-room.ts'
import { freeDates } from '../slots/list-times.ts'
import type { HandlerDeps } from './deps.ts'
import { found } from './found.ts'
import type { HandlersOf } from './handler.ts'

export function cipHandlers({ network, present, orders }: HandlerDeps): HandlersOf<'cip'> {
  const placeOf = (cipCode: string) => found(network.lanePlace(cipCode))
  return {
    queryCipByAirportCode: ({ airportCode }) => {
      found(network.airport(airportCode))
      return network.lanesAt(airportCode).map(present.lane)
    },
    queryPopularCip: () => network.popularLanes.map(present.lane),
    detail: ({ cipCode, airportCode }) =>
      present.laneDetail(found(network.lanesAt(airportCode).find((lane) => lane.cipCode === cipCode))),
    calculatePrice: async ({ networkCode, passengerNumber, discountCode }) => {
      const input = { ...placeOf(networkCode), passengerNumber, discountCode }
      return toPrice(await quote(input, orders.store.read.discounts.find, orders.now()))
    },
    getSubscribeTimes: async ({ cipCode, passengerNumber = 1 }) => {
      const place = placeOf(cipCode)
      const { timeZone, leadHours: hour } = place
      const sameDay = isBookableToday(place, orders.now())
      return { timeZone, hour, sameDay, dates: await freeDates(orders, place, passengerNumber) }
    },
    checkAvailable: async (request) => await checkRoom(orders, placeOf(request.cipCode), request),
    createOrder: async (request, context) =>
      await createVisitOrder(orders, placeOf(request.networkCode), request, context),
    confirmPaymentOrder: async (request, context) =>
      await confirmOrder(orders, 'FASTTRACK', request, context),
  }
}

import { quote, toPrice } from '../orders/quote.ts'
import type { HandlerDeps } from './deps.ts'
import { found, notAvailable, notFound } from './found.ts'
import type { HandlersOf } from './handler.ts'

export function cipHandlers({ network, present, orders }: HandlerDeps): HandlersOf<'cip'> {
  const refuse = (cipCode: string): never => {
    found(network.lane(cipCode))
    return notAvailable()
  }
  return {
    queryCipByAirportCode: ({ airportCode }) => {
      found(network.airport(airportCode))
      return network.lanesAt(airportCode).map(present.lane)
    },
    queryPopularCip: () => network.popularLanes.map(present.lane),
    detail: ({ cipCode, airportCode }) =>
      present.laneDetail(found(network.lanesAt(airportCode).find((lane) => lane.cipCode === cipCode))),
    calculatePrice: async ({ networkCode, passengerNumber, discountCode }) => {
      const { currency, priceMinor } = found(network.lane(networkCode))
      const purchase = { serviceType: 'FASTTRACK', currency, unitPriceMinor: priceMinor } as const
      const { store, now } = orders
      return toPrice(
        await quote({ ...purchase, passengerNumber, discountCode }, store.read.discounts.find, now()),
      )
    },
    getSubscribeTimes: ({ cipCode }) => refuse(cipCode),
    checkAvailable: ({ cipCode }) => refuse(cipCode),
    createOrder: ({ networkCode }) => refuse(networkCode),
    // No order of this kind exists yet, so no number names one.
    confirmPaymentOrder: notFound,
  }
}

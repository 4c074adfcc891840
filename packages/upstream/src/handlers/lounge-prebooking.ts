import { quote, toPrice } from '../orders/quote.ts'
import type { HandlerDeps } from './deps.ts'
import { found, notAvailable, notFound } from './found.ts'
import type { HandlersOf } from './handler.ts'

export function loungePrebookingHandlers({ network, orders }: HandlerDeps): HandlersOf<'loungePrebooking'> {
  const refuse = (loungeCode: string): never => {
    found(network.lounge(loungeCode))
    return notAvailable()
  }
  return {
    calculatePrice: async ({ networkCode, passengerNumber, discountCode }) => {
      const lounge = found(network.lounge(networkCode))
      if (!lounge.prebookAllow) return notAvailable()
      const { currency, entryPriceMinor: unitPriceMinor, prebookFeeMinor } = lounge
      const purchase = { serviceType: 'PREBOOK', currency, unitPriceMinor, prebookFeeMinor } as const
      const { store, now } = orders
      return toPrice(
        await quote({ ...purchase, passengerNumber, discountCode }, store.read.discounts.find, now()),
      )
    },
    getSubscribeTimes: ({ loungeCode }) => refuse(loungeCode),
    getAvailableSubscribeTimes: ({ loungeCode }) => refuse(loungeCode),
    checkAvailable: ({ loungeCode }) => refuse(loungeCode),
    createOrder: ({ networkCode }) => refuse(networkCode),
    // No order of this kind exists yet, so no number names one.
    confirmPaymentOrder: notFound,
  }
}

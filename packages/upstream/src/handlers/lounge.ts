import { toDecimal } from '@layover/rules/money'
import { currencySymbol } from '../domain/currency-symbol.ts'
import { createPassOrder, passItem } from '../orders/create/create-pass-order.ts'
import { quote, toPrice } from '../orders/create/quote.ts'
import { confirmOrder } from '../orders/pay/confirm-order.ts'
import { openCardSession } from './card-session.ts'
import type { HandlerDeps } from './deps.ts'
import { found, notAvailable } from './found.ts'
import type { HandlersOf } from './handler.ts'

export function loungeHandlers({ network, present, orders, cards }: HandlerDeps): HandlersOf<'lounge'> {
  const walkUp = () => network.walkUp ?? notAvailable()
  return {
    popularLounges: () => network.popularLounges.map(present.lounge),
    lounges: ({ airportCode }) => {
      found(network.airport(airportCode))
      return network.loungesAt(airportCode).map(present.lounge)
    },
    detail: ({ loungeCode }) => present.loungeDetail(found(network.lounge(loungeCode))),
    getCommonPrice: () => {
      const { currency, priceMinor } = walkUp()
      return {
        currency,
        currencySymbol: currencySymbol(currency),
        price: toDecimal(priceMinor, currency),
      }
    },
    // The price is the network's, so networkCode changes nothing (P124).
    calculateLoungePrice: async ({ passengerNumber, discountCode }) => {
      const input = { ...passItem(walkUp()), passengerNumber, discountCode }
      return toPrice(await quote(input, orders.store.read.discounts.find, orders.now()))
    },
    createOrder: async (request, context) => await createPassOrder(orders, walkUp(), request, context),
    confirmPaymentOrder: async (request, context) => await confirmOrder(orders, 'LOUNGE', request, context),
    createSession: async () => await openCardSession(cards),
  }
}

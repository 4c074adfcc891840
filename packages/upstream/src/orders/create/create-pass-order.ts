import type { calls, Request } from '@layover/contracts'
import { walkUpPrice } from '../../catalogue/sample/walk-up-price.ts'
import type { CallContext } from '../../domain/call-context.ts'
import type { OrderDeps } from '../order-deps.ts'
import { checkTravellers } from './check-travellers.ts'
import { codeFinder } from './code-finder.ts'
import { createOrder } from './create-order.ts'
import { quote } from './quote.ts'
import { quotedSale } from './quoted-sale.ts'

type PassOrder = Request<typeof calls.lounge.createOrder> & { readonly agentId?: string }

/** The price of one walk-up pass in the whole network (P124), as input of a quote. */
export const passItem = {
  serviceType: 'LOUNGE',
  currency: walkUpPrice.currency,
  unitPriceMinor: walkUpPrice.priceMinor,
} as const

/**
 * Orders walk-up passes, one per traveller.
 *
 * @throws the errors of createOrder and checkTravellers, and the discount code's refusal
 */
export async function createPassOrder(deps: OrderDeps, body: PassOrder, context: CallContext) {
  const travellers = await checkTravellers(body)
  const { discountCode } = body
  const find = await codeFinder(deps, { email: travellers.lead.email, discountCode, context })
  const quantity = body.passengers.length + 1
  return await createOrder(deps, {
    ...travellers,
    serviceType: passItem.serviceType,
    context,
    body,
    sell: async ({ repositories, now }) => {
      const input = { ...passItem, passengerNumber: quantity, discountCode }
      const quoted = await quote(input, (code) => find(repositories, code), now)
      return {
        ...quotedSale(quoted, { item: 'Lounge pass', quantity }),
        validity_months: walkUpPrice.validityMonths,
        visit: null,
        membership: null,
      }
    },
  })
}

import type { calls, Request } from '@layover/contracts'
import type { CallContext } from '../../domain/call-context.ts'
import type { WalkUpPrice } from '../../domain/catalogue.ts'
import type { OrderDeps } from '../order-deps.ts'
import { checkTravellers } from './check-travellers.ts'
import { codeFinder } from './code-finder.ts'
import { createOrder } from './create-order.ts'
import { quote } from './quote.ts'
import { quotedSale } from './quoted-sale.ts'

type PassOrder = Request<typeof calls.lounge.createOrder> & { readonly agentId?: string }

/** The price of one walk-up pass in the whole network (P124), as input of a quote. */
export function passItem({ currency, priceMinor }: WalkUpPrice) {
  return { serviceType: 'LOUNGE', currency, unitPriceMinor: priceMinor } as const
}

/**
 * Orders walk-up passes, one per traveller.
 *
 * @throws the errors of createOrder and checkTravellers, and the discount code's refusal
 */
export async function createPassOrder(
  deps: OrderDeps,
  walkUp: WalkUpPrice,
  body: PassOrder,
  context: CallContext,
) {
  const travellers = await checkTravellers(body)
  const { discountCode } = body
  const find = await codeFinder(deps, { email: travellers.lead.email, discountCode, context })
  const quantity = body.passengers.length + 1
  return await createOrder(deps, {
    ...travellers,
    serviceType: 'LOUNGE',
    context,
    body,
    isSoldAtOnce: discountCode === undefined,
    sell: async ({ repositories, now }) => {
      const input = { ...passItem(walkUp), passengerNumber: quantity, discountCode }
      const quoted = await quote(input, (code) => find(repositories, code), now)
      return {
        ...quotedSale(quoted, { item: 'Lounge pass', quantity }),
        validity_months: walkUp.validityMonths,
        visit: null,
        membership: null,
      }
    },
  })
}

import { foldDiscountCode } from '@layover/rules/discount-code'
import { couponRefusal } from '../domain/coupon-refusal.ts'
import { Refused } from '../domain/refused.ts'
import { couponLabel } from '../orders/create/quote.ts'
import type { HandlerDeps } from './deps.ts'
import type { HandlersOf } from './handler.ts'

export function discountHandlers({ orders }: HandlerDeps): HandlersOf<'discount'> {
  return {
    checkAvailable: async ({ code, serviceType }) => {
      const discount = await orders.store.read.discounts.find(foldDiscountCode(code))
      const refusal = couponRefusal(discount, serviceType, orders.now())
      if (refusal !== undefined || discount === undefined) throw new Refused(refusal ?? '20002')
      // The token only names its code: quote and order check the code itself.
      return { switchToken: `sw.${discount.code}`, ...couponLabel(discount) }
    },
  }
}

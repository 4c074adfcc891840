import type { UnusableCodeError } from '@layover/contracts'
import { useRefusal } from '../../domain/coupon-refusal.ts'
import { codeBuyer, type SigningKeys } from '../../domain/signatures.ts'
import type { OrderRow } from '../../store/database/schema.ts'
import type { Repositories } from '../../store/store.ts'

/**
 * Reserves the use of an order's discount code while the order is being paid. The code stays locked until the
 * caller's transaction ends, so that only one of two orders gets the last use.
 *
 * @returns why the code can no longer be used, or undefined when it can or the order has none
 */
export async function reserveDiscount(
  repositories: Repositories,
  order: OrderRow,
  signingKeys: SigningKeys,
  now: Date,
): Promise<UnusableCodeError | undefined> {
  const { order_no: orderNo, discount_code: code } = order
  if (code === null) return undefined
  const buyer = codeBuyer(signingKeys, order.lead.email)
  const refusal = useRefusal(await repositories.discounts.findLocked(code, buyer), now)
  if (refusal === undefined) await repositories.discounts.reserve({ code, orderNo, buyer: buyer[0] })
  return refusal
}

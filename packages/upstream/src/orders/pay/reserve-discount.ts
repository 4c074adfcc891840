import type { UnusableCodeError } from '@layover/contracts'
import type { Owner } from '../../domain/call-context.ts'
import { isUsedByBuyer, useRefusal } from '../../domain/coupon-refusal.ts'
import { codeBuyer, type SigningKeys } from '../../domain/signatures.ts'
import type { OrderRow } from '../../store/database/rows/orders.ts'
import type { Repositories } from '../../store/store.ts'
import { isRefusedToAddress } from '../code-guesses.ts'

/**
 * Reserves the use of an order's discount code while the order is being paid. The code stays locked until the
 * caller's transaction ends, so that only one of two orders gets the last use.
 *
 * @returns why the code can no longer be used, or undefined when it can or the order has none
 */
export async function reserveDiscount(
  repositories: Repositories,
  { order, owner }: { readonly order: OrderRow; readonly owner: Owner },
  signingKeys: SigningKeys,
  now: Date,
): Promise<UnusableCodeError | undefined> {
  const { order_no: orderNo, discount_code: code } = order
  if (code === null) return undefined
  const { email } = order.lead
  const buyer = codeBuyer(signingKeys, email)
  const standing = await repositories.discounts.findLocked(code, buyer)
  const isUsed = isUsedByBuyer(standing, now)
  const isServed =
    isUsed && !(await isRefusedToAddress(repositories, signingKeys, { owner, email, isUsed }, now))
  const refusal = isServed ? undefined : useRefusal(standing, now)
  if (refusal === undefined) await repositories.discounts.reserve({ code, orderNo, buyer: buyer[0] })
  return refusal
}

import { foldDiscountCode } from '@layover/rules/discount-code'
import type { CallContext } from '../../domain/call-context.ts'
import { isUsedByBuyer } from '../../domain/coupon-refusal.ts'
import { codeBuyer } from '../../domain/signatures.ts'
import type { DiscountStanding } from '../../store/repositories/discounts.ts'
import type { Repositories } from '../../store/store.ts'
import { isRefusedToAddress } from '../code-guesses.ts'
import type { OrderDeps } from '../order-deps.ts'

/** Reads a code as it stands for a buyer, inside a transaction. */
type CodeFinder = (repositories: Repositories, code: string) => Promise<DiscountStanding | undefined>

interface Order {
  readonly email: string
  readonly discountCode?: string | undefined
  readonly context: CallContext
}

/**
 * Prepares the reading of an order's code. The uses by its email address count unless they may not be told (P527). That is
 * counted here, before the order's transaction, which a refusal undoes.
 */
export async function codeFinder(
  { store, signingKeys, now: clock }: OrderDeps,
  { email, discountCode, context: { owner } }: Order,
): Promise<CodeFinder> {
  const buyer = codeBuyer(signingKeys, email)
  const ofBuyer: CodeFinder = ({ discounts }, code) => discounts.find(code, buyer)
  const standing = discountCode && (await ofBuyer(store.read, foldDiscountCode(discountCode)))
  if (!standing || standing.max_per_email === null) return ofBuyer
  const now = clock()
  const isUsed = isUsedByBuyer(standing, now)
  const isRefused = await store.transaction((repositories) =>
    isRefusedToAddress(repositories, signingKeys, { owner, email, isUsed }, now),
  )
  return isUsed && !isRefused ? ({ discounts }, code) => discounts.find(code) : ofBuyer
}

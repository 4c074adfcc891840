import type { Price } from '@layover/api-client'
import { toMinorUnits } from '@layover/rules/money'

/** The context that a provider session is opened for. `amountMinor` counts the currency's minor units. */
export type PaymentContext = {
  readonly countryCode: string
  readonly locale: string
  readonly currency: string
  readonly amountMinor: number
}

/**
 * The shop does not know the visitor's country, so country and locale are defaults. The money is the quote's (P179).
 */
export function paymentContext({
  totalAmount,
  currency,
}: Pick<Price, 'totalAmount' | 'currency'>): PaymentContext {
  const amount = toMinorUnits(totalAmount, currency)
  return { countryCode: 'NL', locale: 'nl_NL', currency, amountMinor: amount.ok ? amount.value : 0 }
}

import type { Price } from '@layover/api-client'
import { toMinorUnits } from '@layover/rules/money'

/** What a provider session is opened for. `amountMinor` counts the currency's minor units. */
export type PaymentContext = {
  readonly countryCode: string
  readonly locale: string
  readonly currency: string
  readonly amountMinor: number
}

/** Nobody is asked where they live, so country and locale are defaults; the money is the quote's (P179). */
export function paymentContext({
  totalAmount,
  currency,
}: Pick<Price, 'totalAmount' | 'currency'>): PaymentContext {
  const amount = toMinorUnits(totalAmount, currency)
  return { countryCode: 'NL', locale: 'nl_NL', currency, amountMinor: amount.ok ? amount.value : 0 }
}

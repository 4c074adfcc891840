import type { Sale } from './create-order.ts'
import type { Quote } from './quote.ts'

/** How the lines of an order are named. */
interface LineNames {
  readonly item: string
  readonly quantity: number
}

/** What a quote sells: a line for the items, one for the pre-booking fee and one for the discount, where there are any. */
export function quotedSale(
  quoted: Quote,
  { item, quantity }: LineNames,
): Pick<Sale, 'lines' | 'currency' | 'currency_symbol' | 'total_minor' | 'discount_code'> {
  const { totalMinor, discountMinor, prebookMinor, discount } = quoted
  const fullMinor = totalMinor + discountMinor - prebookMinor
  return {
    lines: [
      { name: item, quantity, amountMinor: fullMinor },
      ...(discount ? [{ name: `Discount ${discount.code}`, quantity: 1, amountMinor: -discountMinor }] : []),
      ...(prebookMinor > 0 ? [{ name: 'Pre-booking fee', quantity, amountMinor: prebookMinor }] : []),
    ],
    currency: quoted.currency,
    currency_symbol: quoted.currencySymbol,
    total_minor: totalMinor,
    discount_code: discount?.code ?? null,
  }
}

import type { Sale } from './create-order.ts'
import type { Quote } from './quote.ts'

/** The words and the quantity of an order's lines. */
interface LineNames {
  readonly item: string
  readonly quantity: number
}

/** The sale of a quote: a line for the items, and lines for a pre-booking fee and a discount where they exist. */
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

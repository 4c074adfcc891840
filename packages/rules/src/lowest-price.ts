import { toMinorUnits } from './money.ts'

type Price = { readonly amount: string; readonly currency: string; readonly currencySymbol: string }

/** The lowest of the prices in one currency: amounts of different currencies cannot be compared. */
export function lowestPrice(prices: readonly Price[], currency: string | undefined): Price | undefined {
  let lowest: { price: Price; minor: number } | undefined
  for (const price of prices) {
    const minor = toMinorUnits(price.amount, price.currency)
    if (price.currency !== currency || !minor.ok) continue
    if (!lowest || minor.value < lowest.minor) lowest = { price, minor: minor.value }
  }
  return lowest?.price
}

import type { Good } from '../run/answer.ts'
import { claimEqual } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { Basket } from './purchases.ts'

/** An order has the total, the currency and its symbol as the quote showed them. */
export function checkCost(
  run: Run,
  { data, at }: Good<Record<'totalAmount' | 'currency' | 'currencySymbol', string>>,
  { total: totalAmount, currency, currencySymbol }: Basket,
  rule: string,
): void {
  for (const [name, expected] of Object.entries({ totalAmount, currency, currencySymbol })) {
    const got = data[name as keyof typeof data]
    claimEqual(run, at, { rule, path: `$.data.${name}`, expected, got })
  }
}

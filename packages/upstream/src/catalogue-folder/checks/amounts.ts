import { currencyExponent } from '@layover/rules/currency-exponent'
import { toMinorUnits } from '@layover/rules/money'
import { shown, type Tell } from '../cells/fault.ts'
import type { TableRow } from '../cells/read-table.ts'

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Tells a currency that nobody has, and amounts whose decimals are not those of their row's currency. */
export function checkAmounts<R extends { currency: string }>(
  file: string,
  rows: readonly TableRow<R>[],
  amountsOf: (values: Partial<R>) => Readonly<Record<string, string | null | undefined>>,
  tell: Tell,
): void {
  for (const { line, values } of rows) {
    const { currency } = values
    if (currency === undefined || currency === '') continue
    if (!CURRENCIES.has(currency)) {
      tell({ file, line, column: 'currency', message: `no currency has the code '${currency}'` })
      continue
    }
    for (const [column, amount] of Object.entries(amountsOf(values))) {
      if (amount === undefined || amount === null || toMinorUnits(amount, currency).ok) continue
      const decimals = currencyExponent(currency)
      const expected = `an amount in ${currency} with ${decimals || 'no'} decimals, such as ${(34).toFixed(decimals)}`
      tell({ file, line, column, message: `expected ${expected}, found ${shown(amount)}` })
    }
  }
}

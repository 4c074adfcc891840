import { currencyExponent } from '@layover/rules/currency-exponent'
import { toMinorUnits } from '@layover/rules/money'
import type { Place } from '../run/facts.ts'
import { claim } from '../run/promises.ts'
import type { Run } from '../run/run.ts'

/** Minor units of an amount; undefined where it has other decimals than its currency, which the shape alone does not show. */
export function minorOf(amount: string, currency: string): number | undefined {
  const read = toMinorUnits(amount, currency)
  return read.ok ? read.value : undefined
}

/** An amount has as many decimals as its currency. @returns its minor units */
export function checkAmount(
  run: Run,
  { at, path }: Place,
  name: string,
  amount: string,
  currency: string,
): number | undefined {
  const minor = minorOf(amount, currency)
  const rule = 'amounts have the decimals of their currency'
  const expected = `an amount with ${currencyExponent(currency)} decimals, as ${currency} has`
  claim(run, at, minor !== undefined, { rule, path: `${path}.${name}`, expected, got: amount })
  return minor
}

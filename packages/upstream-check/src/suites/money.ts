import { describeValue } from '@layover/contracts'
import { currencyExponent } from '@layover/rules/currency-exponent'
import { toDecimal, toMinorUnits } from '@layover/rules/money'
import type { Place } from '../run/facts.ts'
import { claim } from '../run/promises.ts'
import type { Run } from '../run/run.ts'

/** Minor units of an amount; undefined where it has other decimals than its currency, which the shape alone does not show. */
export function minorOf(amount: string, currency: string): number | undefined {
  const read = toMinorUnits(amount, currency)
  return read.ok ? read.value : undefined
}

/** Minor units as an answer has to write them; a third of a penny is none. */
export const amountText = (minor: number, currency: string): string =>
  Number.isSafeInteger(minor) ? describeValue(toDecimal(minor, currency)) : `${minor} minor units`

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

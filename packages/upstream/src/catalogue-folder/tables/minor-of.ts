import { toMinorUnits } from '@layover/rules/money'

/** The minor units of an amount that was checked. @throws Error for one that was not */
export function minorOf(amount: string, currency: string): number {
  const read = toMinorUnits(amount, currency)
  if (!read.ok) throw new Error(`${amount} ${currency} was not checked`)
  return read.value
}

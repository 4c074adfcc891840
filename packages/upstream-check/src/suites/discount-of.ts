import { minorOf } from './money.ts'
import type { Quoted } from './quote.ts'

/** A code’s own type and value, as the contract has them. */
interface CodeTerms {
  readonly type: number
  readonly value: string
}

/** `couponValue` has at most three decimals; in thousandths a percentage is exact. */
const PARTS = 1000

/** A percentage, rounded half up to the minor unit, once for the whole order (P120). */
function percentOf(amount: number, percent: string): number {
  const whole = 100 * PARTS
  return Math.floor((amount * Math.round(Number(percent) * PARTS) + whole / 2) / whole)
}

/** The discount of a code on a quote without one, in minor units (P119); undefined where the value is no amount. */
export function discountOf(
  { type, value }: CodeTerms,
  { over, people, price }: Pick<Quoted, 'over' | 'people' | 'price'>,
): number | undefined {
  const unit = over / people
  const amount = minorOf(value, price.currency)
  if (type === 1) return Math.min(over, percentOf(over, value))
  if (type === 2) return amount === undefined ? undefined : Math.min(over, amount)
  if (type === 3) return amount === undefined ? undefined : Math.min(unit, amount) * people
  return Math.min(people, Number(value)) * unit
}

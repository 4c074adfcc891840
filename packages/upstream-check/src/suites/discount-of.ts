import { minorOf } from './money.ts'
import type { Quoted } from './quote.ts'

/** A code’s own type and value, as the contract has them. */
interface CodeTerms {
  readonly type: number
  readonly value: string
}

/** `couponValue` has at most three decimals; in thousandths a percentage is exact. */
const PARTS = 1000

const WHOLE = 100 * PARTS

/** So many parts of `WHOLE`. */
const exactly = (amount: number, percent: string) => amount * Math.round(Number(percent) * PARTS)

/** A percentage, rounded half up to the minor unit, once for the whole order (P120). */
function percentOf(amount: number, percent: string): number {
  return Math.floor((exactly(amount, percent) + WHOLE / 2) / WHOLE)
}

/** Whether rounding makes a percentage more than it is: only there does an upstream that rounds down show. */
export const isRoundedUp = (amount: number, percent: string): boolean =>
  percentOf(amount, percent) * WHOLE > exactly(amount, percent)

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

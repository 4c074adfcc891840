import type { calls, Data } from '@layover/contracts'
import type { Exchange } from '../run/answer.ts'
import { claim } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import { minorOf } from './money.ts'

type Lines = Data<typeof calls.order.get>['lines']

/** The lines of an order or an offer make its total. */
export function checkLines(
  run: Run,
  at: Exchange,
  {
    lines,
    totalAmount,
    currency,
  }: { readonly lines: Lines; readonly totalAmount: string; readonly currency: string },
): void {
  const amounts = lines.map(({ amount }) => minorOf(amount, currency))
  for (const [index, amount] of amounts.entries()) {
    const [rule, path] = ['amounts have the decimals of their currency', `$.data.lines[${index}].amount`]
    const expected = `an amount in the decimals of ${currency}`
    claim(run, at, amount !== undefined, { rule, path, expected, got: lines[index]?.amount })
  }
  const sum = amounts.reduce<number>((total, amount = 0) => total + amount, 0)
  const expected = `lines that make ${totalAmount}`
  const isSum = sum === minorOf(totalAmount, currency)
  const shown = lines.map(({ amount }) => amount).join(' + ')
  claim(run, at, isSum, { rule: 'the lines make the total', path: '$.data.lines', expected, got: shown })
}

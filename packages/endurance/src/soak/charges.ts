import type { LedgerPayment } from '../harness/ledger.ts'
import { type Finding, same } from './findings.ts'
import { minorOf } from './money.ts'
import type { Bought } from './visits.ts'

/** Captured amounts by order: a payment's reference is the order's number, a dot and the attempt. */
function capturesByOrder(ledger: readonly LedgerPayment[]): Map<string, number[]> {
  const captures = new Map<string, number[]>()
  for (const { status, merchantReference, amountOfMoney } of ledger) {
    const [orderNo = ''] = merchantReference.split('.')
    if (status === 'CAPTURED') captures.set(orderNo, [...(captures.get(orderNo) ?? []), amountOfMoney.amount])
  }
  return captures
}

/** Whether each order that was reported as paid was charged once, and no other was. */
export function chargeFindings(bought: readonly Bought[], ledger: readonly LedgerPayment[]): Finding[] {
  const captures = capturesByOrder(ledger)
  const once = bought.filter(
    ({ orderNo, totalAmount }) => captures.get(orderNo)?.join() === String(minorOf(totalAmount)),
  )
  const reported = new Set(bought.map(({ orderNo }) => orderNo))
  const others = [...captures.keys()].filter((orderNo) => !reported.has(orderNo))
  return [
    { promise: 'something was bought', isKept: bought.length > 0, found: `${bought.length} orders` },
    same('each order that was reported as paid was charged once, by its total', bought.length, once.length),
    same('nobody else was charged', 0, others.length),
  ]
}

import type { LedgerPayment } from '../harness/ledger.ts'
import { orderTag } from '../harness/order-tag.ts'
import { type Finding, same } from './findings.ts'
import { minorOf } from './money.ts'
import type { Bought } from './visits.ts'

/** Captured amounts by the order's tag: a payment's reference is that tag, a dot and the attempt. */
function capturesByOrder(ledger: readonly LedgerPayment[]): Map<string, number[]> {
  const captures = new Map<string, number[]>()
  for (const { status, merchantReference, amountOfMoney } of ledger) {
    const [tag = ''] = merchantReference.split('.')
    if (status === 'CAPTURED') captures.set(tag, [...(captures.get(tag) ?? []), amountOfMoney.amount])
  }
  return captures
}

/** Whether each order that was reported as paid was charged once, and no other was. */
export function chargeFindings(bought: readonly Bought[], ledger: readonly LedgerPayment[]): Finding[] {
  const captures = capturesByOrder(ledger)
  const once = bought.filter(
    ({ orderNo, totalAmount }) => captures.get(orderTag(orderNo))?.join() === String(minorOf(totalAmount)),
  )
  const reported = new Set(bought.map(({ orderNo }) => orderTag(orderNo)))
  const others = [...captures.keys()].filter((tag) => !reported.has(tag))
  return [
    { promise: 'something was bought', isKept: bought.length > 0, found: `${bought.length} orders` },
    same('each order that was reported as paid was charged once, by its total', bought.length, once.length),
    same('nobody else was charged', 0, others.length),
  ]
}

import { isDeepStrictEqual } from 'node:util'
import type { LedgerPayment } from '../harness/ledger.ts'
import type { AuditedOrder } from '../harness/order-audit.ts'
import { orderTag } from '../harness/order-tag.ts'

/** Compares the provider's ledger with orders that are all meant to be paid. @returns each difference in words */
export function auditLedger(ledger: readonly LedgerPayment[], orders: readonly AuditedOrder[]): string[] {
  const captures = new Map<string, unknown[]>()
  for (const { status, merchantReference, amountOfMoney } of ledger) {
    const [tag = ''] = merchantReference.split('.')
    if (status === 'CAPTURED') captures.set(tag, [...(captures.get(tag) ?? []), amountOfMoney])
  }
  const known = new Set(orders.map(({ orderNo }) => orderTag(orderNo)))
  const strangers = [...captures.keys()].filter((tag) => !known.has(tag))
  return [
    ...strangers.map((tag) => `${tag} was charged and is no order`),
    ...orders.flatMap(({ orderNo, amount, currencyCode, expected, found }) => {
      const charged = captures.get(orderTag(orderNo)) ?? []
      return [
        ...differing(`${orderNo} was charged`, [{ amount, currencyCode }], charged),
        ...differing(orderNo, expected, found),
      ]
    }),
  ]
}

function differing(name: string, expected: unknown, found: unknown): string[] {
  if (isDeepStrictEqual(expected, found)) return []
  return [`${name}: ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`]
}

import type { AuditedOrder } from '../harness/order-audit.ts'
import { type Finding, same } from './findings.ts'

/** Orders that were reported as paid, and are not correct in the database. */
export function auditFindings(orders: readonly AuditedOrder[], reported: ReadonlySet<string>): Finding[] {
  const paid = orders.filter(({ orderNo }) => reported.has(orderNo))
  const wrong = paid.filter(
    ({ expected, found }) => JSON.stringify(expected) !== JSON.stringify(sorted(found, expected)),
  )
  return [
    same('each of them is in the database', reported.size, paid.length),
    same('with its passes, places, membership and one capture', 0, wrong.length),
  ]
}

/** The same object with its fields in the order of another's. */
function sorted(fields: object, like: object): object {
  const of = fields as { readonly [name: string]: unknown }
  return Object.fromEntries(Object.keys(like).map((name) => [name, of[name]]))
}

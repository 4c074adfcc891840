import { createHash } from 'node:crypto'

/** An order in logs and at the card provider: a cut hash of its number, which itself stands in neither (P405). */
export function orderTag(orderNo: unknown): string {
  return createHash('sha256').update(String(orderNo)).digest('hex').slice(0, 20)
}

import type { MembershipConfirmed } from '@layover/api-client'
import { isObject, parseJson } from '../../session/json.ts'

const STORAGE_KEY = 'layover.paid'

/** Stores the latest paid order of this tab, without the digits of its card. A confirm's reply holds no token and no ciphertext. */
export function storeOrder({ card: _, ...order }: MembershipConfirmed): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(order))
  } catch {
    // Storage is blocked or full: the page shows the order from memory, and a reload loses it.
  }
}

/** The stored order with this reference and key (empty for an order without one), or null. */
export function storedOrder({
  reference,
  key,
}: {
  reference: string
  key: string
}): MembershipConfirmed | null {
  const stored = parseJson(storedText())
  return isOrder(stored) && stored.reference === reference && (stored.key ?? '') === key ? stored : null
}

function storedText(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? ''
  } catch {
    return ''
  }
}

/** The shop alone writes this, so checking the parts that the page needs is enough. */
function isOrder(value: unknown): value is MembershipConfirmed {
  return isObject(value) && typeof value.reference === 'string' && Array.isArray(value.lines)
}

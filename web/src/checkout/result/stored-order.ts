import type { MembershipConfirmed } from '@layover/api-client'
import { isObject, parseJson } from '../../session/json.ts'

const STORAGE_KEY = 'layover.paid'

/** Keeps a paid order for this tab, the latest alone. A confirm's answer holds no card, no token and no ciphertext. */
export function storeOrder(order: MembershipConfirmed): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(order))
  } catch {
    // Blocked or full: the page is shown from memory, and only a reload loses it.
  }
}

/** The order that this tab has paid under a reference and its key (empty for an order without one), or null. */
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

/** Only what was written here is read, so the parts that the page counts on are enough to tell damage. */
function isOrder(value: unknown): value is MembershipConfirmed {
  return isObject(value) && typeof value.reference === 'string' && Array.isArray(value.lines)
}

import type { OrderConfirmed } from '@layover/api-client'

/** Where a paid order is shown: the key travels in the fragment, so that no log and no Referer holds it (ruling 30). */
export function successAddress(path: string, order: Pick<OrderConfirmed, 'reference' | 'key'>): string {
  const fragment = order.key === undefined ? '' : `#k=${encodeURIComponent(order.key)}`
  return `${path}/success?ref=${encodeURIComponent(order.reference)}${fragment}`
}

/** Where a failed purchase is shown. */
export function failAddress(path: string, type: 'payment' | 'order'): string {
  return `${path}/fail?type=${type}`
}

/** Where a step is shown. @param step its stage's place, counted from 1 */
export function stepAddress(path: string, step: number): string {
  return `${path}?step=${step}`
}

/** The key out of a fragment, `#k=…`; empty without one. */
export function keyOf(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('k') ?? ''
}

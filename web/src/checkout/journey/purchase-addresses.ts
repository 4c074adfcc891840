import type { OrderConfirmed } from '@layover/api-client'

/** Where a purchase's pages are: its steps, counted from 1, and its results (P25, P26). */
export type PurchaseAddresses = {
  /** What all of them begin with. */
  readonly root: string
  readonly step: (step: number) => string
  readonly result: (result: 'success' | 'fail') => string
}

/** The addresses of most purchases: steps by `?step=`, a result as the last part of the path. */
export function addressesUnder(root: string): PurchaseAddresses {
  return { root, step: (step) => `${root}?step=${step}`, result: (result) => `${root}/${result}` }
}

/** Where a paid order is shown: the key travels in the fragment, so that no log and no Referer holds it (P205). */
export function successAddress(
  addresses: PurchaseAddresses,
  order: Pick<OrderConfirmed, 'reference' | 'key'>,
): string {
  const fragment = order.key === undefined ? '' : `#k=${encodeURIComponent(order.key)}`
  return `${addresses.result('success')}?ref=${encodeURIComponent(order.reference)}${fragment}`
}

/** Where a failed purchase is shown. */
export function failAddress(addresses: PurchaseAddresses, type: 'payment' | 'order'): string {
  return `${addresses.result('fail')}?type=${type}`
}

/** The key out of a fragment, `#k=…`; empty without one. */
export function keyOf(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('k') ?? ''
}

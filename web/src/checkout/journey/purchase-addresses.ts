import type { OrderConfirmed, Pass } from '@layover/api-client'

/** The addresses of a purchase: its steps, counted from 1, and its results (P25, P26). */
export type PurchaseAddresses = {
  /** The common start of all of them. */
  readonly root: string
  readonly step: (step: number) => string
  readonly result: (result: 'success' | 'fail') => string
}

/** The addresses of most purchases: `?step=` for steps, the last part of the path for a result. */
export function addressesUnder(root: string): PurchaseAddresses {
  return { root, step: (step) => `${root}?step=${step}`, result: (result) => `${root}/${result}` }
}

/** The address of a paid order. Its key is in the fragment, so that no log and no Referer holds it (P205). */
export function successAddress(
  addresses: PurchaseAddresses,
  order: Pick<OrderConfirmed, 'reference' | 'key'>,
): string {
  const fragment = order.key === undefined ? '' : `#k=${encodeURIComponent(order.key)}`
  return `${addresses.result('success')}?ref=${encodeURIComponent(order.reference)}${fragment}`
}

/** The link of one pass of a paid order; undefined for a pass without a key of its own (P512). */
export function passAddress(path: string, { number, key }: Pick<Pass, 'number' | 'key'>): string | undefined {
  return key && `${path}?pass=${encodeURIComponent(number)}#k=${encodeURIComponent(key)}`
}

/** The address of a failed purchase. */
export function failAddress(addresses: PurchaseAddresses, type: 'payment' | 'order'): string {
  return `${addresses.result('fail')}?type=${type}`
}

/** The key in a fragment, `#k=…`; empty without one. */
export function keyOf(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('k') ?? ''
}

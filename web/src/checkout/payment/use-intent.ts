import { useEffect } from 'react'
import type { CheckoutState } from '../journey/checkout-state.ts'
import { type CheckoutDraft, intentFor, isSettling } from '../journey/draft.ts'
import { useQuoted } from '../journey/quoted.tsx'
import { isPriceChanged } from './price-changed.tsx'

/**
 * Stores the order's intent with its keys as soon as Payment has a price, before any press. A duplicated tab then
 * requests the same order with the same key (P187).
 */
export function useIntent<D extends CheckoutDraft>(checkout: CheckoutState<D>): void {
  const { journey, draft, discount, isRunning, keepIntent } = checkout
  const { price, isRefreshing } = useQuoted()
  const isReady = !isRefreshing && !isRunning && !isSettling(draft) && !isPriceChanged(draft, price)
  const body = price && isReady ? journey.orderBody(draft, { price, ...discount.offer }) : undefined
  const intent = price && body && intentFor(draft, body, price)
  useEffect(() => {
    if (intent && intent.fingerprint !== draft.intent?.fingerprint) keepIntent(intent)
  }, [intent, draft, keepIntent])
}

import type { Data } from '@layover/api-client'
import type { OrderIntent } from '../journey/draft.ts'

export type Settlement =
  | { readonly kind: 'paid'; readonly reference: string; readonly key?: string }
  | { readonly kind: 'declined' }
  | { readonly kind: 'expired' }
  /** The confirm call never arrived: the order still waits to be paid. */
  | { readonly kind: 'neverStarted' }

/**
 * An order that still says CREATED this long after its confirm call left was never asked to be paid: it is longer
 * than the gateway's own deadline for such a call (25 s), so nothing can be under way any more.
 */
export const NEVER_STARTED_AFTER_MS = 40_000

/**
 * How the attempt of an intent ended, by what its order says `sinceMs` after the confirm call left; undefined while nobody
 * can tell. An order says DECLINED of the attempt before until the confirm call has reached it, so that is no answer yet
 * for as long as CREATED is none (P193).
 */
export function settlementOf(
  { status, attempt, reference, key }: Omit<Data<'order.status'>, 'orderNo'>,
  sent: Pick<OrderIntent, 'attempt'>,
  sinceMs: number,
): Settlement | undefined {
  const isOver = sinceMs > NEVER_STARTED_AFTER_MS
  if (status === 'PAID' && reference !== undefined)
    return { kind: 'paid', reference, ...(key !== undefined && { key }) }
  if (status === 'EXPIRED') return { kind: 'expired' }
  if (status === 'DECLINED') {
    if (attempt !== undefined && attempt < sent.attempt) return isOver ? { kind: 'neverStarted' } : undefined
    const isOurs = attempt !== undefined || sent.attempt === 1
    return isOurs || isOver ? { kind: 'declined' } : undefined
  }
  return status === 'CREATED' && isOver ? { kind: 'neverStarted' } : undefined
}

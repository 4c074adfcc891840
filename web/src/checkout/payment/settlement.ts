import type { Data } from '@layover/api-client'
import type { OrderIntent } from '../journey/draft.ts'

export type Settlement =
  | { readonly kind: 'paid'; readonly reference: string; readonly key?: string }
  | { readonly kind: 'declined' }
  | { readonly kind: 'expired' }
  /** The confirm call never arrived: the order can still be paid. */
  | { readonly kind: 'neverStarted' }

/**
 * An order that is still CREATED this long after its confirm call was sent never received it. This exceeds the
 * gateway's deadline for such a call (25 s), so the call cannot be under way any more.
 */
export const NEVER_STARTED_AFTER_MS = 40_000

/**
 * How an attempt ended, from its order's status `sinceMs` after the confirm call was sent; undefined while that is
 * uncertain. Until the confirm call has arrived, DECLINED refers to the previous attempt, so it counts only once
 * CREATED would count too (P193).
 */
export function settlementOf(
  { status, attempt, mailsOutcome, reference, key }: Omit<Data<'order.status'>, 'orderNo'>,
  sent: Pick<OrderIntent, 'attempt'>,
  sinceMs: number,
): Settlement | undefined {
  const isOver = sinceMs > NEVER_STARTED_AFTER_MS
  if (status === 'PAID' && reference !== undefined)
    return { kind: 'paid', reference, ...(key !== undefined && { key }) }
  // The order ended without an outcome: neither paid nor certainly not charged.
  if (status === 'EXPIRED') return mailsOutcome === true ? undefined : { kind: 'expired' }
  if (status === 'DECLINED') {
    if (attempt !== undefined && attempt < sent.attempt) return isOver ? { kind: 'neverStarted' } : undefined
    const isOurs = attempt !== undefined || sent.attempt === 1
    return isOurs || isOver ? { kind: 'declined' } : undefined
  }
  return status === 'CREATED' && isOver ? { kind: 'neverStarted' } : undefined
}

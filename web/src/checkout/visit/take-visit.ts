import type { CallFailure } from '@layover/api-client'
import { isOrdered, orderedHold } from './ordered-visit.ts'
import type { VisitCalls, VisitCheck } from './visit-calls.ts'
import { type Hold, seatOf, type VisitDraft } from './visit-draft.ts'

export type Taken =
  | { readonly kind: 'taken'; readonly hold: Hold | null; readonly placesLeft: number | null }
  /** The places are taken, or the time is no longer sold. */
  | { readonly kind: 'gone' }
  /** The visitor or their network holds as many places as they may (P381, P382). */
  | { readonly kind: 'bounded' }
  | { readonly kind: 'failed'; readonly failure: CallFailure }

/** The sentence for 'bounded' (P383). */
export const HELD_TOO_MANY =
  'We cannot hold more places for you right now. Please try again in a few minutes.'

const GONE = new Set(['TIME_UNAVAILABLE', 'TOO_EARLY'])

/**
 * The last check of a time; it takes or renews a hold when places are held (P145, P149). It replaces a hold that is
 * over or has become an order's. It skips the places of the visitor's own unpaid order: they would count against the
 * visitor, and the server checks them when the next order takes them over.
 */
export async function takeVisit(calls: VisitCalls, draft: VisitDraft): Promise<Taken> {
  if (isOrdered(draft)) return { kind: 'taken', hold: orderedHold(draft), placesLeft: draft.placesLeft }
  const first = await check(calls, draft, draft.hold?.holdId)
  return first.kind === 'failed' && isHoldOver(first) ? check(calls, draft, undefined) : first
}

/** Whether a renewal failed because the hold no longer exists. */
export function isHoldOver(taken: Taken): boolean {
  if (taken.kind === 'gone') return true
  return (
    taken.kind === 'failed' && taken.failure.kind === 'business' && taken.failure.errorCode === 'HOLD_EXPIRED'
  )
}

/** Renews the current hold and takes no new one. */
export async function renewHold(calls: VisitCalls, draft: VisitDraft): Promise<Taken> {
  return check(calls, draft, draft.hold?.holdId)
}

async function check(calls: VisitCalls, draft: VisitDraft, holdId: string | undefined): Promise<Taken> {
  const { visitDate, visitTime, quantity: passengerNumber } = draft
  const wanted = { visitDate, visitTime, passengerNumber }
  const result = await calls.check(holdId === undefined ? wanted : { ...wanted, holdId })
  if (result.ok) {
    const { available, hold, placesLeft = null } = result.data
    return available
      ? { kind: 'taken', hold: hold ? arrived(hold, seatOf(draft)) : null, placesLeft }
      : { kind: 'gone' }
  }
  const { failure } = result
  if (failure.kind !== 'business') return { kind: 'failed', failure }
  if (failure.errorCode === 'TOO_MANY_ATTEMPTS') return { kind: 'bounded' }
  return GONE.has(failure.errorCode) ? { kind: 'gone' } : { kind: 'failed', failure }
}

/**
 * The end of a hold on this clock: the server's remaining seconds, counted from the arrival of the reply. So a wrong
 * clock ends no hold early.
 */
function arrived({ remainingSeconds, ...hold }: NonNullable<VisitCheck['hold']>, seat: string): Hold {
  if (remainingSeconds === undefined) return { ...hold, seat }
  return { ...hold, seat, endsAtMs: Date.now() + remainingSeconds * 1_000 }
}

import { connectionOf } from '../../api/call-failed.ts'
import type { CheckoutState } from '../journey/checkout-state.ts'
import type { PaymentOutcome } from '../journey/outcome.ts'
import { HELD_TOO_MANY, type Taken, takeVisit } from './take-visit.ts'
import type { VisitCalls } from './visit-calls.ts'
import type { VisitDraft } from './visit-draft.ts'

/** The last check of a visit before its order, which renews a hold (P145). Its refusals are those of Next. */
export async function checkAgain(
  calls: VisitCalls,
  { read, keep }: CheckoutState<VisitDraft>,
): Promise<PaymentOutcome | undefined> {
  const taken = await takeVisit(calls, read())
  if (taken.kind !== 'taken') return outcomeOf(taken)
  const { hold, placesLeft } = taken
  keep({ hold, placesLeft })
  return undefined
}

function outcomeOf(taken: Exclude<Taken, { kind: 'taken' }>): PaymentOutcome {
  if (taken.kind === 'gone') return { kind: 'orderRefused', errorCode: 'TIME_UNAVAILABLE' }
  if (taken.kind === 'bounded') return { kind: 'notReached', isConnection: false, message: HELD_TOO_MANY }
  const { failure } = taken
  if (failure.kind === 'business') return { kind: 'orderRefused', errorCode: failure.errorCode }
  return { kind: 'notReached', ...connectionOf(failure) }
}

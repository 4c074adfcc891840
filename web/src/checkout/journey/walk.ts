import { type CheckoutDraft, isSettling } from './draft.ts'
import { type Journey, STAGES, type Step } from './journey.ts'

/** The number that a step has in the address: its stage's place, counted from 1. */
export function stepNumber<D extends CheckoutDraft>(step: Step<D>): number {
  return STAGES.indexOf(step.stage) + 1
}

/**
 * Which step may be shown when the address asks for `requested` (the raw `?step=`). Walks from the start over the
 * steps that apply and stops at the first incomplete one: what was asked for if it lies on the way, else the place
 * where the way ends; the first step for nonsense. While a payment's outcome is open, the last step alone.
 */
export function walk<D extends CheckoutDraft>(
  steps: Journey<D>['steps'],
  draft: D,
  requested: string | null,
): Step<D> {
  const applying = steps.filter((step) => step.applies(draft))
  const first = applying[0]
  const last = applying.at(-1)
  if (!first || !last) throw new Error('A journey has at least one step that applies.')
  if (isSettling(draft)) return last
  const wanted = /^[1-4]$/.test(requested ?? '') ? Number(requested) : stepNumber(first)
  const end = applying.find((step) => !step.isComplete(draft)) ?? last
  const reachable = applying.slice(0, applying.indexOf(end) + 1)
  // A stage that does not apply is passed over: the next one that does stands in for it.
  return reachable.find((step) => stepNumber(step) >= wanted) ?? end
}

/** The step after this one, as the draft stands; undefined after the last. */
export function stepAfter<D extends CheckoutDraft>(steps: Journey<D>['steps'], draft: D, step: Step<D>) {
  return steps.slice(steps.indexOf(step) + 1).find((next) => next.applies(draft))
}

import { type CheckoutDraft, isSettling } from './draft.ts'
import { type Journey, STAGES, type Step } from './journey.ts'

/** The steps that an address may request: '1' to '4'. */
const NUMBERS: readonly string[] = STAGES.map((_, index) => String(index + 1))

/** The number of a step in the address: its stage's position, counted from 1. */
export function stepNumber<D extends CheckoutDraft>(step: Step<D>): number {
  return STAGES.indexOf(step.stage) + 1
}

/**
 * Returns the step that may be shown when the address requests `requested` (the raw `?step=`). It goes through the
 * steps that apply, up to the first incomplete one: a requested step on the way is shown, otherwise the last one
 * reached. An invalid number shows the first step. While a payment's outcome is unknown, only the last step is shown.
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
  const wanted = NUMBERS.includes(requested ?? '') ? Number(requested) : stepNumber(first)
  const end = applying.find((step) => !step.isComplete(draft)) ?? last
  const reachable = applying.slice(0, applying.indexOf(end) + 1)
  // A stage that does not apply is skipped; the next one that does takes its place.
  return reachable.find((step) => stepNumber(step) >= wanted) ?? end
}

/** The next step for this draft; undefined after the last. */
export function stepAfter<D extends CheckoutDraft>(steps: Journey<D>['steps'], draft: D, step: Step<D>) {
  return steps.slice(steps.indexOf(step) + 1).find((next) => next.applies(draft))
}

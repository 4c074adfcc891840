import { replace } from 'react-router'
import { notFound } from '../api/answer.ts'
import { keepTrying } from '../network/keep-trying.ts'
import type { CheckoutDraft } from './journey/draft.ts'
import type { Journey } from './journey/journey.ts'
import type { ResultKind } from './journey/result-words.ts'
import { stepNumber, walk } from './journey/walk.ts'
import { lateResult } from './result/late-result.ts'

/**
 * Redirects the visitor to the step that may be shown, before anything is drawn. Throws `replace(…)`, never
 * `redirect(…)`: the refused step must not stay in history, or Back would be a trap. Waits for the step's code, while the
 * present page stays.
 *
 * @param stored the journey's draft in the session
 */
export async function guardStep<D extends CheckoutDraft>(
  journey: Journey<D>,
  stored: unknown,
  url: URL,
): Promise<void> {
  const requested = url.searchParams.get('step')
  const shown = walk(journey.steps, journey.restore(stored), requested)
  const step = stepNumber(shown)
  const [path = '', own = ''] = journey.addresses.step(step).split('?')
  const ownStep = new URLSearchParams(own).get('step')
  if (url.pathname === path && requested === ownStep) return shown.load && keepTrying('page', shown.load)
  const query = new URLSearchParams(url.searchParams)
  if (ownStep === null) query.delete('step')
  else query.set('step', ownStep)
  throw replace(query.size > 0 ? `${path}?${query}` : path)
}

/**
 * Reads the path after a purchase's root: empty for the steps, or a result, whose code it waits for. Everything else is not
 * found (P26).
 */
export async function guardResult(result: string, url: URL): Promise<ResultKind> {
  const kind = resultKind(result, url)
  await keepTrying('page', lateResult.load)
  return kind
}

function resultKind(result: string, url: URL): ResultKind {
  const type = url.searchParams.get('type')
  const isOne = ['ref', 'pass'].some((name) => url.searchParams.get(name))
  if (result === 'success' && isOne) return 'success'
  if (result === 'fail' && (type === 'payment' || type === 'order')) return type
  throw notFound()
}

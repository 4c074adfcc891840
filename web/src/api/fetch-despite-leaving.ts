import type { Effect } from '@layover/api-client'
import { despiteLeaving } from './despite-leaving.ts'

/**
 * A read or a hold under way when the page was left is sent again. An order's reply counts as lost, for which the payment
 * has its own way; and what has no key, such as a message, is never sent twice.
 */
export function fetchDespiteLeaving(request: Request, effect: Effect): Promise<Response> {
  if (effect === 'submit') return fetch(request)
  const send = () => fetch(request.clone())
  return despiteLeaving(send, effect === 'order' ? lost : send)
}

async function lost(): Promise<never> {
  throw new TypeError('The page was left before the reply.')
}

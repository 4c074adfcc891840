import { isObject } from '../../session/json.ts'

/** What a decline leaves with its page in history, so that a reload still says why: the answer's own words, if any. */
export function declineState(message: string | undefined): { readonly reason?: string } {
  return message === undefined ? {} : { reason: message }
}

/** The words that came with a page; undefined for any other page's state. */
export function messageIn(state: unknown): string | undefined {
  return isObject(state) && typeof state.reason === 'string' ? state.reason : undefined
}

import { isObject } from '../../session/json.ts'

/**
 * The reply's own reason for a decline, if any. It is stored with the page in history, so that a reload still shows
 * it.
 */
export function declineState(message: string | undefined): { readonly reason?: string } {
  return message === undefined ? {} : { reason: message }
}

/** The stored reason; undefined for any other page's state. */
export function messageIn(state: unknown): string | undefined {
  return isObject(state) && typeof state.reason === 'string' ? state.reason : undefined
}

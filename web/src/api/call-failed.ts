import type { CallFailure } from '@layover/api-client'
import { createAction, isRejectedWithValue } from '@reduxjs/toolkit'
import type { QueryMeta } from './query-answer.ts'

/** Reports a failure that only the popup has words for and that no query has reported. */
export const callFailed = createAction<CallFailure>('api/callFailed')

/** Opens the popup with a sentence of the sender's own, such as the card provider's. */
export const popupRequested = createAction<PopupText>('api/popupRequested')

/** The popup's words; a part left out takes the popup's own default (P75). */
export type PopupText = { title?: string; message?: string }

/** The exact words (P76). */
export const CONNECTION_ERROR = {
  title: 'Connection Error',
  message: 'There are problems connecting to the server.',
}

/** A network that wants its visitors to sign in first lets no call through, and the browser takes it for a connection (P608). */
const NO_REPLY = {
  ...CONNECTION_ERROR,
  message: `${CONNECTION_ERROR.message} On airport Wi-Fi, check that you have signed in to it.`,
}

/** Codes for which the page itself shows not-found instead (P23). */
const SHOWN_BY_PAGE = new Set(['NOT_FOUND'])

/**
 * The popup's words for a failure (P76, P77, P608), or `undefined` where the popup stays closed: a cancelled read is silent
 * (P34), other HTTP errors belong to the caller.
 */
export function popupText(failure: CallFailure): PopupText | undefined {
  switch (failure.kind) {
    case 'network':
      return NO_REPLY
    case 'problem':
      return failure.status >= 500 ? CONNECTION_ERROR : undefined
    case 'business':
      // The server's own message is for its operators: the popup has its own sentence (P77).
      return SHOWN_BY_PAGE.has(failure.errorCode) ? undefined : {}
    case 'aborted':
      return undefined
  }
}

/**
 * The action after a failed press without words of its own: the popup then shows at least that something went wrong. A
 * button without any effect would leave the visitor alone.
 */
export function pressFailed(failure: CallFailure): ReturnType<typeof callFailed | typeof popupRequested> {
  const isSilent = failure.kind !== 'aborted' && popupText(failure) === undefined
  return isSilent ? popupRequested({}) : callFailed(failure)
}

/** How a failure that is nobody's answer stands in the outcome of a payment. */
export type Connection = {
  /** Nobody was reached, or the server is down. */
  readonly isConnection: boolean
  /** The server itself says that it is down: that has the popup (P76). */
  readonly hasAnswered?: boolean
}

export function connectionOf(failure: CallFailure): Connection {
  const hasAnswered = failure.kind === 'problem' && failure.status >= 500
  return hasAnswered ? { isConnection: true, hasAnswered } : { isConnection: failure.kind === 'network' }
}

const isQueryFailed = isRejectedWithValue()

/** The failure that an action reports: one of a query that is not quiet, or one that `callFailed` reports. */
export function failureOf(action: { type: string }): CallFailure | undefined {
  if (callFailed.match(action)) return action.payload
  if (!isQueryFailed(action) || !action.type.startsWith('api/')) return undefined
  const { baseQueryMeta } = action.meta as { baseQueryMeta?: QueryMeta }
  return baseQueryMeta?.isQuiet ? undefined : (action.payload as CallFailure)
}

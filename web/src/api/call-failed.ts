import type { CallFailure } from '@layover/api-client'
import { createAction, isRejectedWithValue } from '@reduxjs/toolkit'
import type { QueryMeta } from './query-answer.ts'

/** Reports a failure that only the popup has words for, where no query has reported it. */
export const callFailed = createAction<CallFailure>('api/callFailed')

/** Opens the popup with a sentence of the sender's own, such as the card provider's. */
export const popupAsked = createAction<PopupText>('api/popupAsked')

/** What the popup says; a part left out takes the popup's own default (P75). */
export type PopupText = { title?: string; message?: string }

/** The exact words (P76). */
const CONNECTION_ERROR = {
  title: 'Connection Error',
  message: 'There are problems connecting to the server.',
}

/** The page's own business: it shows not-found instead (P23). */
const SAID_BY_THE_PAGE = new Set(['NOT_FOUND'])

/**
 * What a failure says in the popup (P76, P77), or `undefined` where it says nothing: a cancelled read is silent
 * (P34), other HTTP errors belong to the caller.
 */
export function popupText(failure: CallFailure): PopupText | undefined {
  switch (failure.kind) {
    case 'network':
      return CONNECTION_ERROR
    case 'problem':
      return failure.status >= 500 ? CONNECTION_ERROR : undefined
    case 'business':
      // The server's own message is for its operators: the popup says its own sentence (P77).
      return SAID_BY_THE_PAGE.has(failure.errorCode) ? undefined : {}
    case 'aborted':
      return undefined
  }
}

/**
 * What whoever was pressed dispatches when its call failed and the page has no words of its own: the popup then says at
 * least that something went wrong. A button that does nothing at all would leave the visitor alone.
 */
export function pressFailed(failure: CallFailure): ReturnType<typeof callFailed | typeof popupAsked> {
  const isSilent = failure.kind !== 'aborted' && popupText(failure) === undefined
  return isSilent ? popupAsked({}) : callFailed(failure)
}

const isQueryFailed = isRejectedWithValue()

/** The failure that an action reports: one of a query that is not quiet, or one that `callFailed` reports. */
export function failureOf(action: { type: string }): CallFailure | undefined {
  if (callFailed.match(action)) return action.payload
  if (!isQueryFailed(action) || !action.type.startsWith('api/')) return undefined
  const { baseQueryMeta } = action.meta as { baseQueryMeta?: QueryMeta }
  return baseQueryMeta?.isQuiet ? undefined : (action.payload as CallFailure)
}

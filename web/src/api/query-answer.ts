import type { CallFailure, Result } from '@layover/api-client'
import type { SerializedError } from '@reduxjs/toolkit'

/** Travels with a failed query to the popup. */
export type QueryMeta = { readonly isQuiet?: boolean; readonly isQuietWithoutReply?: boolean }

/** For a query whose reader has its own words for a failure, or none: the popup stays closed (P77). */
export const QUIET: QueryMeta = { isQuiet: true }

/** For an addition to a form, which the form does without while no reply comes (P530). */
export const QUIET_WITHOUT_REPLY: QueryMeta = { isQuietWithoutReply: true }

/** Whether the frame says it already: without a connection, no popup covers the page (P458). */
export const isSaidByFrame = ({ kind }: CallFailure): boolean => kind === 'network' && !navigator.onLine

/** A call's result as RTK Query takes it. */
export function answered<Data>(result: Result<Data>, meta: QueryMeta = {}) {
  if (result.ok) return { data: result.data }
  const { failure } = result
  const isQuiet = isSaidByFrame(failure) || (meta.isQuietWithoutReply && failure.kind === 'network')
  return { error: failure, meta: isQuiet ? QUIET : meta }
}

/** The failed call in a query's error, which can also be a fault of our own. */
export function failureIn(error: CallFailure | SerializedError | undefined): CallFailure | undefined {
  return error && 'kind' in error ? error : undefined
}

import type { CallFailure, Result } from '@layover/api-client'
import type { SerializedError } from '@reduxjs/toolkit'

/** Travels with a failed query to the popup. */
export type QueryMeta = { readonly isQuiet?: boolean }

/** For a query whose reader has its own words for a failure, or none: the popup stays closed (P77). */
export const QUIET: QueryMeta = { isQuiet: true }

/** A call's result as RTK Query takes it. Without a connection the frame says so (P458), and no popup covers the page. */
export function answered<Data>(result: Result<Data>, meta: QueryMeta = {}) {
  if (result.ok) return { data: result.data }
  const isOffline = result.failure.kind === 'network' && !navigator.onLine
  return { error: result.failure, meta: isOffline ? QUIET : meta }
}

/** The failed call in a query's error, which can also be a fault of our own. */
export function failureIn(error: CallFailure | SerializedError | undefined): CallFailure | undefined {
  return error && 'kind' in error ? error : undefined
}

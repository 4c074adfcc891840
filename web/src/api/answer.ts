import type { CallFailure } from '@layover/api-client'
import type { SerializedError } from '@reduxjs/toolkit'
import { failureIn } from './query-answer.ts'

export type Answer<D> = { data?: D | undefined; error?: CallFailure | SerializedError | undefined }

/**
 * Returns a query's data for a loader, or `null` when it failed. By then the popup is open, and the page offers a
 * retry. NOT_FOUND is thrown as the not-found page (P23), and a bug of our own as it is.
 */
export async function answerOf<D>(query: PromiseLike<Answer<D>>): Promise<D | null> {
  const { data, error } = await query
  const failure = failureIn(error)
  if (error && !failure) throw error
  if (failure?.kind === 'business' && failure.errorCode === 'NOT_FOUND') throw notFound()
  return error ? null : (data ?? null)
}

/** The response that shows the not-found page wherever it is thrown. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' })
}

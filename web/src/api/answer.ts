import type { CallFailure } from '@layover/api-client'
import type { SerializedError } from '@reduxjs/toolkit'
import { failureIn } from './query-answer.ts'

export type Answer<D> = { data?: D | undefined; error?: CallFailure | SerializedError | undefined }

/**
 * A query's answer for a loader: its data, or `null` where it failed. By then the popup is open, and the page offers
 * another try. NOT_FOUND is thrown as the not-found page (P23), and a fault of our own as it is.
 */
export async function answerOf<D>(query: PromiseLike<Answer<D>>): Promise<D | null> {
  const { data, error } = await query
  const failure = failureIn(error)
  if (error && !failure) throw error
  if (failure?.kind === 'business' && failure.errorCode === 'NOT_FOUND') throw notFound()
  return error ? null : (data ?? null)
}

/** The refusal that shows the not-found page wherever it is thrown. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' })
}

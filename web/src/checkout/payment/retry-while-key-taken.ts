import type { Result } from '@layover/api-client'

/** A key is taken for 40 s at the most by a server that was ended while it had the request; these are 43 and more. */
const WAITS_S = [1, 1, 2, 3, 5, 8, 8, 8, 8] as const

const STILL_RUNNING = 409

/**
 * Sends a request again for as long as its own key is taken (409, P188): the same request runs elsewhere, or a server
 * was ended in the middle of it. Nothing is done twice by that; the last answer stands.
 */
export async function retryWhileKeyTaken<D>(send: () => Promise<Result<D>>): Promise<Result<D>> {
  let result = await send()
  for (const leastS of WAITS_S) {
    if (result.ok || result.failure.kind !== 'problem' || result.failure.status !== STILL_RUNNING)
      return result
    const waitS = Math.max(leastS, Math.min(result.failure.retryAfterSeconds ?? 0, 8))
    await new Promise((resolve) => setTimeout(resolve, waitS * 1000))
    result = await send()
  }
  return result
}

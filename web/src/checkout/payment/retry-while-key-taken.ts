import type { Result } from '@layover/api-client'

/** The same request may run for the 25 s of an order's deadline, after a wait for its turn; these waits add up to 44 s. */
const WAITS_S = [1, 1, 2, 3, 5, 8, 8, 8, 8] as const

const STILL_RUNNING = 409

/**
 * Repeats a request while its own key is taken (409, P188): the same request runs elsewhere, or a server was killed in
 * the middle of it. The key prevents a second effect; the last reply counts.
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

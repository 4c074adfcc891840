import { unusableCodeErrors } from '@layover/contracts'
import type { FastifyRequest } from 'fastify'
import { isOwnRequest } from '../visitors/own-request.ts'
import { type LimitHookOptions, refusal, takesOf } from './limit-hook.ts'
import type { Take } from './rate.ts'

const refusals: ReadonlySet<string | undefined> = new Set(unusableCodeErrors)

type Answered = { readonly errorCode: string | undefined }

/** Fetches, and counts a discount code that the provider refuses. Rejects with problems. */
type GuessLimit = <T extends Answered>(request: FastifyRequest, fetch: () => Promise<T>) => Promise<T>

/**
 * A price and an order reveal whether a discount code is right, as the call for codes does, so a code that they refuse counts
 * as a guess too. The count is taken before the fetch and given back for any other answer: many guesses at once cannot get
 * through, and a family with a good code is not turned away.
 */
export function createGuessLimit({ limits, store, counts }: LimitHookOptions): GuessLimit {
  const limit = limits.discount

  async function fetchCounted<T extends Answered>(takes: Take[], fetch: () => Promise<T>): Promise<T> {
    const waitMs = await store.take(takes)
    if (waitMs > 0) {
      counts.limited += 1
      throw refusal(waitMs)
    }
    let isGuess = false
    try {
      const answered = await fetch()
      isGuess = refusals.has(answered.errorCode)
      return answered
    } finally {
      if (!isGuess) store.giveBack(takes)
    }
  }
  return (request, fetch) => {
    if (!limit || !hasCode(request.body) || isOwnRequest(request)) return fetch()
    return fetchCounted(takesOf(request, [{ kind: 'discount', limit }]), fetch)
  }
}

function hasCode(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'discountCode' in body
}

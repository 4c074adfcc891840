import { unusableCodeErrors } from '@layover/contracts'
import type { FastifyRequest } from 'fastify'
import { isOwnRequest } from '../visitors/own-request.ts'
import { type LimitHookOptions, refusal, takesOf } from './limit-hook.ts'
import type { Take } from './rate.ts'

const refusals: ReadonlySet<string | undefined> = new Set(unusableCodeErrors)

type Answered = { readonly errorCode: string | undefined }

/** Asks, and counts a discount code that came along and was refused. Rejects with problems. */
type GuessLimit = <T extends Answered>(request: FastifyRequest, ask: () => Promise<T>) => Promise<T>

/**
 * A price and an order tell a wrong code from a right one as well as the call that is for it: what is refused there counts
 * as tried too. It is counted before the provider is asked and given back for any other answer, so that neither many at
 * once get through nor a family with a good code is turned away.
 */
export function createGuessLimit({ limits, store, counts }: LimitHookOptions): GuessLimit {
  const limit = limits.discount

  async function askCounted<T extends Answered>(takes: Take[], ask: () => Promise<T>): Promise<T> {
    const waitMs = await store.take(takes)
    if (waitMs > 0) {
      counts.limited += 1
      throw refusal(waitMs)
    }
    let isGuess = false
    try {
      const answered = await ask()
      isGuess = refusals.has(answered.errorCode)
      return answered
    } finally {
      if (!isGuess) store.giveBack(takes)
    }
  }
  return (request, ask) => {
    if (!limit || !hasCode(request.body) || isOwnRequest(request)) return ask()
    return askCounted(takesOf(request, [{ kind: 'discount', limit }]), ask)
  }
}

function hasCode(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'discountCode' in body
}

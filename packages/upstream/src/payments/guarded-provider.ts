import { type BreakerState, createBreaker } from '@layover/server-kit/breaker/breaker'
import type { CardProvider, Unavailable } from './card-provider.ts'
import { replyRow } from './provider-replies.ts'
import { replyTo } from './reply-to.ts'

interface BreakerLimits {
  /** Faults in a row that open it. */
  readonly faults: number
  readonly openMs: number
  readonly now?: () => number
}

/** A provider behind breakers, and their states. */
export interface GuardedProvider extends CardProvider {
  readonly breakerStates: () => Readonly<Record<'charge' | 'session', BreakerState>>
}

const NOT_CALLED: Unavailable = { outcome: 'UNAVAILABLE', reply: 'breaker_open', why: 'the breaker is open' }

/**
 * Leaves a provider that fails alone for a while (P372): its visitors get their answer at once, and nothing is sent.
 * Charges and sessions have a breaker each, so that sessions that work do not hide charges that fail. Queries have none:
 * they alone find out whether money moved.
 */
export function guardProvider(provider: CardProvider, limits: BreakerLimits): GuardedProvider {
  const breakers = { charge: createBreaker(limits), session: createBreaker(limits) }
  const guard = async <T extends Awaited<ReturnType<CardProvider['charge' | 'openSession']>>>(
    call: keyof typeof breakers,
    send: () => Promise<T>,
  ): Promise<T | Unavailable> => {
    const pass = breakers[call].admit()
    if (pass === undefined) return NOT_CALLED
    try {
      const result = await send()
      pass.settle(replyRow(replyTo(call, result)).breaker)
      return result
    } catch (error) {
      pass.settle('fault')
      throw error
    }
  }
  return {
    charge: async (charge) => await guard('charge', async () => await provider.charge(charge)),
    openSession: async () => await guard('session', async () => await provider.openSession()),
    find: async (reference) => await provider.find(reference),
    breakerStates: () => ({ charge: breakers.charge.state(), session: breakers.session.state() }),
  }
}

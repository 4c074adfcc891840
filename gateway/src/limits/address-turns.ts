import type { FastifyRequest } from 'fastify'
import { Turns } from '../forwarding/turns.ts'
import { ProblemError } from '../http/problem.ts'
import type { TrafficCounts } from '../metrics/traffic-counts.ts'
import { addressName } from '../visitors/address-name.ts'
import { isOwnRequest } from '../visitors/own-request.ts'

/** A whole airport may share an address, so its requests wait for each other rather than be refused. */
const WAIT_MS = 2_000
const MAX_WAITING = 256

/** Runs a request of one call to the provider in its address's turn. Rejects with a problem where none comes in time. */
export type InTurn = <T>(request: FastifyRequest, run: () => Promise<T>) => Promise<T>

interface AddressTurnsOptions {
  /** How many requests of one address and this cost may be at the provider at once. */
  readonly count: number
  readonly counts: TrafficCounts
}

function refusal(): ProblemError {
  const detail = 'Too many requests of your network are running; this one was not made.'
  return new ProblemError('tooManyRequests', detail, { retryAfterSeconds: 1 })
}

/** Only addresses with a running request are in the map. */
export function createAddressTurns({ count, counts }: AddressTurnsOptions): InTurn {
  const byAddress = new Map<string, Turns>()

  function turnsOf(address: string): Turns {
    const known = byAddress.get(address)
    if (known) return known
    const turns = new Turns({ count, maxWaiting: MAX_WAITING, waitMs: WAIT_MS })
    byAddress.set(address, turns)
    return turns
  }
  return async (request, run) => {
    if (isOwnRequest(request)) return await run()
    const address = addressName(request.ip)
    const turns = turnsOf(address)
    if (!turns.tryTake() && !(await turns.take())) {
      counts.refusedForAddress += 1
      throw refusal()
    }
    try {
      return await run()
    } finally {
      turns.leave()
      if (turns.isIdle) byAddress.delete(address)
    }
  }
}

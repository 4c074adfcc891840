import type { CallDefinition } from '@layover/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallInput } from '../cache/call-input.ts'
import { forward } from '../forwarding/forward.ts'
import type { Turns } from '../forwarding/turns.ts'
import { ProblemError } from '../http/problem.ts'
import type { CallMetrics } from '../metrics/call-metrics.ts'
import { type CallAnswer, createAnswerer } from './answer-call.ts'
import { upstreamRequestOf } from './upstream-request.ts'

/** Fetches the answer of one call from the upstream. Rejects with problems. */
export type FetchAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  input: CallInput,
) => Promise<CallAnswer>

interface FetchTerms {
  readonly validation: 'enforce' | 'report'
  readonly maxBytes: number
  readonly metrics: CallMetrics
  /** Several visitors may wait for the same answer, so the fetch goes on when one of them leaves. */
  readonly isShared: boolean
  /** The turns of all calls of the same cost; undefined where they may use every connection. */
  readonly turns: Turns | undefined
}

/** Takes a turn, or refuses the request: it was not sent, so any call may be sent again. */
async function takeTurn(turns: Turns, { trafficCounts }: FastifyInstance): Promise<void> {
  if (await turns.take()) return
  trafficCounts.refusedForShare += 1
  const detail = 'The provider is busy with calls of this kind; this one was not made.'
  throw new ProblemError('unavailable', detail, { retryAfterSeconds: 1 })
}

export function createFetchAnswer(call: CallDefinition, terms: FetchTerms): FetchAnswer {
  const { metrics, turns } = terms
  const answer = createAnswerer(call, terms)
  return async (request, reply, input) => {
    if (turns && !turns.tryTake()) await takeTurn(turns, request.server)
    try {
      const begun = performance.now()
      const outcome = await forward(request, reply, upstreamRequestOf(call, request, input, terms))
      const ms = performance.now() - begun
      const outcomeName = outcome.kind === 'answer' ? 'answered' : outcome.fault
      metrics.upstreamOutcomes.inc({ call: call.id, outcome: outcomeName })
      // The breaker refuses at once and often: the provider's own times would be lost among its zeros.
      if (outcomeName !== 'refused') {
        if (request.record) request.record.upstreamMs = ms
        metrics.upstreamDurations.observe({ call: call.id }, ms / 1000)
      }
      return answer(outcome, request.log)
    } finally {
      turns?.leave()
    }
  }
}

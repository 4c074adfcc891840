import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { CallMetrics } from '../metrics/call-metrics.ts'

/** What is known of one request once it is over. Nothing in it comes from a body. */
interface CallRecord {
  readonly begunAt: number
  /** What the envelope says; undefined where the answer is a problem or no call's. */
  state: 'success' | 'failure' | undefined
  /** From the question to the last byte of the provider's answer, where this request asked it one. */
  upstreamMs: number | undefined
  /** Of the body, where it was written past Fastify. */
  bytes: number | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    record: CallRecord | null
  }
  interface FastifyInstance {
    readonly callMetrics: CallMetrics
  }
  interface FastifyContextConfig {
    /** The call that a route is of. */
    callId?: string
  }
}

/** The visitor left before the answer was whole. No standard status says so; this one is nginx's. */
const LEFT = 499

const STATE_AT = '{"state":"'.length
const SUCCESS = 's'.charCodeAt(0)

/** By the first letter of the state: every envelope of ours begins with it. */
export function stateOf(envelope: Buffer): 'success' | 'failure' {
  return envelope[STATE_AT] === SUCCESS ? 'success' : 'failure'
}

function count(
  callId: string,
  status: number,
  ms: number,
  request: FastifyRequest,
  record: CallRecord,
): void {
  const { callMetrics, trafficCounts } = request.server
  trafficCounts.inFlight -= 1
  callMetrics.requests.inc({ call: callId, status: String(status), state: record.state ?? 'problem' })
  callMetrics.requestDurations.observe({ call: callId }, ms / 1000)
  if (request.cacheState) callMetrics.cacheRequests.inc({ call: callId, result: request.cacheState })
}

function inTenths(ms: number): number {
  return Math.round(ms * 10) / 10
}

function conclude(callId: string, request: FastifyRequest, reply: FastifyReply, record: CallRecord): void {
  const status = reply.raw.writableEnded ? reply.raw.statusCode : LEFT
  const ms = performance.now() - record.begunAt
  count(callId, status, ms, request, record)
  const line = {
    call: callId,
    status,
    state: record.state,
    ms: inTenths(ms),
    upstreamMs: record.upstreamMs === undefined ? undefined : inTenths(record.upstreamMs),
    bytes: record.bytes ?? Number(reply.getHeader('content-length') ?? 0),
    cache: request.cacheState,
  }
  if (status >= 500) request.log.warn(line, 'call')
  else request.log.info(line, 'call')
}

/**
 * Counts each call and writes its line once its answer is out or its visitor gone. Refused calls are among them, so this comes
 * before all that refuses.
 */
export const callRecord = fp(
  async (app: FastifyInstance) => {
    app.decorateRequest('record', null)
    app.addHook('onRequest', (request, reply, done) => {
      const { callId } = request.routeOptions.config
      if (callId === undefined) return done()
      const record = { begunAt: performance.now(), state: undefined, upstreamMs: undefined, bytes: undefined }
      request.record = record
      app.trafficCounts.inFlight += 1
      reply.raw.once('close', () => conclude(callId, request, reply, record))
      done()
    })
  },
  { name: 'call-record' },
)

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { CallMetrics } from '../metrics/call-metrics.ts'

/** The facts about one request that metrics and log need. None of them comes from a body. */
interface CallRecord {
  readonly begunAt: number
  /** The state in the envelope; undefined where the answer is a problem. */
  state: 'success' | 'failure' | undefined
  /** From the upstream request to the last byte of its answer; undefined where this request sent none. */
  upstreamMs: number | undefined
  /** The size of the body, where it was written past Fastify. */
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
    /** The call that a route serves. */
    callId?: string
  }
}

/** The visitor left before the answer was complete. No standard status means that; this one is nginx's. */
const LEFT = 499

const STATE_AT = '{"state":"'.length
const SUCCESS = 's'.charCodeAt(0)

/** Reads the first letter of the state: every envelope of the gateway begins with its state. */
export function stateOf([envelope]: readonly Buffer[]): 'success' | 'failure' {
  return envelope?.[STATE_AT] === SUCCESS ? 'success' : 'failure'
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
 * Logs and counts each call once its answer is out or its visitor has left. Refused calls count too, so this plugin comes
 * before all plugins that refuse.
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
      reply.raw.on('close', () => conclude(callId, request, reply, record))
      done()
    })
  },
  { name: 'call-record' },
)

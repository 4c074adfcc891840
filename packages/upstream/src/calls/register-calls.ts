import { allCalls, type CallDefinition, FAILURE_STATE, routerPath } from '@layover/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallContext } from '../domain/call-context.ts'
import { Refused, WrongRequest } from '../domain/refused.ts'
import type { Handlers } from '../handlers/handler.ts'
import type { CallMetrics } from '../metrics/call-metrics.ts'
import { failure, success } from './envelope.ts'
import { readOwner } from './read-owner.ts'
import { requestReader } from './read-request.ts'

const keyPattern = /^[A-Za-z0-9_-]{8,128}$/

type AnyHandler = (request: object, context: CallContext) => unknown

declare module 'fastify' {
  interface FastifyReply {
    /** How the call ended, for the metrics; undefined where it threw. */
    outcome: string | undefined
  }
}

/**
 * Registers a route for every definition. A route reads the request, calls the handler, replies, counts, and logs one
 * line without personal data.
 *
 * @param handlers those of the moment, which a call takes once (P565)
 */
export function registerCalls(app: FastifyInstance, handlers: () => Handlers, metrics: CallMetrics): void {
  app.decorateReply('outcome', undefined)
  for (const call of allCalls) {
    // A missing one stops the start.
    handlerOf(handlers(), call)
    const readRequest = requestReader(call)
    app.route({
      method: call.method,
      url: routerPath(call.path),
      bodyLimit: call.bodyLimit,
      onResponse: async (_request, reply) => {
        const outcome = reply.outcome ?? (reply.statusCode < 500 ? 'refused' : 'failed')
        metrics.ended(call.id, outcome, reply.elapsedTime / 1000)
      },
      handler: async (request, reply) => {
        const value = readRequest(request)
        const handler = handlerOf(handlers(), call)
        const context = { idempotencyKey: keyOf(call, request), owner: readOwner(request.headers) }
        return await respond(call, request, reply, async () => await handler(value, context))
      },
    })
  }
}

/** Finds a call's handler by the two halves of its id. The types guarantee that it exists. */
function handlerOf(handlers: Handlers, call: CallDefinition): AnyHandler {
  const [tag = '', name = ''] = call.id.split('.')
  const handler = (handlers as unknown as Record<string, Record<string, AnyHandler>>)[tag]?.[name]
  if (handler === undefined) throw new Error(`${call.id} has no handler`)
  return handler
}

async function respond(
  call: CallDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: () => Promise<unknown>,
): Promise<object> {
  const state = call.success[0] ?? '11'
  try {
    const data = await handle()
    reply.outcome = 'success'
    logCall(call, request, reply, { state })
    return success(state, data)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    reply.outcome = error.errorCode
    logCall(call, request, reply, { state: FAILURE_STATE, errorCode: error.errorCode })
    return failure(FAILURE_STATE, error.errorCode, error.message)
  }
}

function logCall(call: CallDefinition, request: FastifyRequest, reply: FastifyReply, outcome: object): void {
  request.log.info({ call: call.id, ...outcome, ms: Math.round(reply.elapsedTime) }, 'call')
}

/**
 * Returns the idempotency key. An order call must have one. A submit may: its key distinguishes visitors with the
 * same content.
 */
function keyOf({ effect }: CallDefinition, request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  const isGood = typeof key === 'string' && keyPattern.test(key)
  if (isGood && (effect === 'order' || effect === 'submit')) return key
  if (effect !== 'order') return ''
  const expected = '8 to 128 letters, digits, - or _'
  const got = key === undefined ? 'nothing' : 'something else'
  throw new WrongRequest(400, 'An order call needs an Idempotency-Key', [
    { path: 'header: idempotency-key', expected, got },
  ])
}

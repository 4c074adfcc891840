import { type CallDefinition, fillPath, hasOwner, LANGUAGE } from '@layover/contracts'
import type { FastifyRequest } from 'fastify'
import type { CallInput } from '../cache/call-input.ts'
import type { UpstreamRequest } from '../forwarding/forward.ts'
import { traceparentOf } from '../http/traceparent.ts'
import { derivedKey, visitorsKey } from '../idempotency/derived-key.ts'
import { type AgentIds, addAgent, withKnownAgent } from './agent-policy.ts'

const ALWAYS = ['accept', 'application/json', 'accept-language', LANGUAGE] as const

function fields(part: unknown): Record<string, unknown> {
  return typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {}
}

function texts(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}

/** The Idempotency-Key header, which the check requires for a call of effect `order`. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key.toLowerCase() : undefined
}

/**
 * An order has the shop's key, bound to its visitor. A submit has a key that is derived from its content and that only the
 * upstream remembers. Other calls have none.
 */
function keyFor(call: CallDefinition, request: FastifyRequest): string | undefined {
  if (call.effect === 'order') return visitorsKey(request.visitorId, idempotencyKeyOf(request) ?? '')
  if (call.effect !== 'submit') return undefined
  return derivedKey(request.visitorId, call.id, request.body)
}

/** The fields of one part of a request, with the agent that the call is made for. */
function fieldsOf(call: CallDefinition, place: 'body' | 'query', part: unknown, agentIds: AgentIds) {
  return addAgent(call, place, withKnownAgent(call, fields(part), agentIds), agentIds)
}

/** Throws a problem where a call that changes something is made in the name of an unknown agent. */
export function callInputOf(call: CallDefinition, request: FastifyRequest, agentIds: AgentIds): CallInput {
  return {
    path: fillPath(call.path, withKnownAgent(call, fields(request.params), agentIds)),
    query: call.method === 'GET' ? texts(fieldsOf(call, 'query', request.query, agentIds)) : {},
    body: call.method === 'POST' ? fieldsOf(call, 'body', request.body, agentIds) : undefined,
  }
}

/** The upstream's request for a call: it carries an allow-list of headers and nothing else. */
export function upstreamRequestOf(
  call: CallDefinition,
  request: FastifyRequest,
  { path, query, body }: CallInput,
  terms: { readonly maxBytes: number; readonly isShared: boolean },
): UpstreamRequest {
  const key = keyFor(call, request)
  const isRead = call.effect === 'read'
  const headers = [...ALWAYS, 'x-request-id', request.id, 'traceparent', traceparentOf(request.raw)]
  if (body) headers.push('content-type', 'application/json')
  if (key !== undefined) headers.push('idempotency-key', key)
  if (hasOwner(call)) headers.push(...request.server.ownerHeaders(request.visitorId, request.ip))
  return {
    path,
    query,
    headers,
    body: body && Buffer.from(JSON.stringify(body)),
    deadlineMs: call.timeoutMs,
    maxBytes: terms.maxBytes,
    mayRepeat: isRead,
    mayAbandon: isRead && !terms.isShared,
  }
}

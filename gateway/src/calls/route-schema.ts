import {
  type CallDefinition,
  FailureEnvelope,
  Problem,
  routerPath,
  shopRequest,
  successEnvelope,
} from '@layover/contracts'
import { type TSchema, Type } from '@sinclair/typebox'
import { answeredProblems } from '../http/problem-kinds.ts'

/** One UUID per intent (P187). Any version: what matters is that it is long and the client's own. */
export const IdempotencyKey = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  description: 'One UUID per intent: the same key and body get the first answer again, never a second order.',
})

/** Where a call has no query, whatever came in one is a field that nobody knows. */
const NoQuery = Type.Object({}, { additionalProperties: false })

/** What Fastify is told of a call: it validates by this and the OpenAPI document is made from it. */
export interface RouteSchema {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly params?: TSchema
  readonly querystring: TSchema
  readonly headers?: TSchema
  readonly body?: TSchema
  readonly response: Record<string, object>
}

function problemResponses(call: CallDefinition): Record<string, object> {
  const responses: Record<string, object> = {}
  for (const { status, title } of answeredProblems(call.effect === 'order')) {
    responses[status] = { description: title, content: { 'application/problem+json': { schema: Problem } } }
  }
  return responses
}

/** Both business answers of a call, in the gateway's one form. */
function answerSchema(call: CallDefinition): TSchema {
  return Type.Unsafe({ oneOf: [successEnvelope(call.data), FailureEnvelope] })
}

/** The definition of a call in Fastify's words. */
export function routeSchema(call: CallDefinition): RouteSchema {
  const { path, query, body } = shopRequest(call)
  return {
    operationId: call.id,
    tags: [call.tag],
    summary: call.summary,
    description: call.description,
    ...(path && { params: path }),
    querystring: query ?? NoQuery,
    ...(body && { body }),
    ...(call.effect === 'order' && { headers: Type.Object({ 'Idempotency-Key': IdempotencyKey }) }),
    response: {
      200: {
        description: 'The business said yes or no.',
        content: { 'application/json': { schema: answerSchema(call) } },
      },
      ...problemResponses(call),
    },
  }
}

/** `/lounge/createSession/{agentId}` → `/api/lounge/createSession/:agentId`. */
export function routePath(call: CallDefinition): string {
  return `/api${routerPath(call.path)}`
}

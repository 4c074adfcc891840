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

/** One UUID per intent (P187), of any version: it must only be long and chosen by the client. */
export const IdempotencyKey = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  description: 'One UUID per intent: the same key and body get the first answer again, never a second order.',
})

/** A call without a query refuses every field in one. */
const NoQuery = Type.Object({}, { additionalProperties: false })

/** The schema of a call's route: Fastify validates by it, and the OpenAPI document is generated from it. */
interface RouteSchema {
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

/** Success and failure of a call in the gateway's envelope. */
function answerSchema(call: CallDefinition): TSchema {
  return Type.Unsafe({ oneOf: [successEnvelope(call.data), FailureEnvelope] })
}

/** The Fastify schema of a call's definition. */
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
        description: 'A success, or a refusal of the business.',
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

import { type TObject, type TSchema, Type, TypeGuard } from '@sinclair/typebox'
import type { CallDefinition, RequestSchemas } from './define-call.ts'
import { closed } from './shapes/closed.ts'
import { AgentId } from './shapes/codes.ts'

/** Where the agentId of a call travels once the gateway has added it; undefined where it adds none. */
export function agentPlace(call: CallDefinition): 'body' | 'query' | undefined {
  if (call.agent === 'given' || call.agent === 'path') return undefined
  return call.method === 'POST' ? 'body' : 'query'
}

/** A request body is an object or a union of objects; each object gains the field and keeps its name. */
function extend(schema: TSchema | undefined, agentId: TSchema): TSchema {
  if (schema === undefined) return closed({ agentId })
  if (TypeGuard.IsUnion(schema)) return Type.Union(schema.anyOf.map((variant) => extend(variant, agentId)))
  if (TypeGuard.IsObject(schema)) {
    const name = schema.$id === undefined ? {} : { $id: schema.$id }
    return closed({ ...schema.properties, agentId }, name)
  }
  throw new Error('a request is an object or a union of objects, so that an agentId can be added')
}

function withAgent(call: CallDefinition, agentId: TSchema): RequestSchemas {
  if (agentPlace(call) === 'body') return { ...call.request, body: extend(call.request.body, agentId) }
  if (agentPlace(call) === 'query') {
    return { ...call.request, query: extend(call.request.query, agentId) as TObject }
  }
  return call.request
}

/** What the shop may send: agentId is optional wherever the gateway adds it. */
export function shopRequest(call: CallDefinition): RequestSchemas {
  return withAgent(call, Type.Optional(AgentId))
}

/** What the upstream receives: agentId is there wherever the gateway adds it. */
export function upstreamRequest(call: CallDefinition): RequestSchemas {
  return withAgent(call, AgentId)
}

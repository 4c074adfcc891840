import {
  agentPlace,
  type CallDefinition,
  type CallExample,
  errorCodes,
  FAILURE_STATE,
  hasOwner,
  LANGUAGE,
  stateValues,
  UpstreamFailure,
  upstreamRequest,
  upstreamSuccess,
} from '@layover/contracts'
import type { TObject } from '@sinclair/typebox'
import { exampleKey, ownerParameters, plain } from './call-facts.ts'
import { callText } from './call-text.ts'
import { markNames } from './components.ts'
import type { Json, JsonObject } from './json.ts'

/** One call as an upstream serves it: without `/api`, with an agentId, its own state codes and the headers of the gateway. */
export function upstreamOperation(call: CallDefinition): JsonObject {
  const { path, query, body } = upstreamRequest(call)
  const answers = call.examples.map((example) => [example, answerOf(call, example)] as const)
  return {
    operationId: call.id,
    summary: call.summary,
    description: callText(call),
    tags: [call.tag],
    parameters: [...parameters('path', path), ...parameters('query', query), ...headers(call)],
    ...(call.method === 'POST' && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: plain(markNames(body ?? { type: 'object' })),
            examples: examplesOf(call.examples.map((each) => [each, bodyOf(call, each)])),
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'A success, or a refusal of the business by its errorCode.',
        content: {
          'application/json': {
            schema: { oneOf: [plain(markNames(upstreamSuccess(call.success, call.data))), failure(call)] },
            examples: examplesOf(answers),
          },
        },
      },
      '4XX': { description: 'The request breaks the contract. The gateway never sends such a one.' },
    },
    'x-effect': call.effect,
    'x-timeout-ms': call.timeoutMs,
    'x-error-codes': Object.fromEntries(call.errorCodes.map((code) => [code, errorCodes[code]])),
    ...(call.addition && { 'x-addition': true }),
    ...(call.deprecation && { deprecated: true }),
  }
}

function parameters(place: 'path' | 'query', schema: TObject | undefined): Json[] {
  return Object.entries(schema?.properties ?? {}).map(([name, { description = '', ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || (schema?.required?.includes(name) ?? false),
    ...(description !== '' && { description }),
    schema: plain(rest),
  }))
}

function headers(call: CallDefinition): Json[] {
  const language = { name: 'Accept-Language', in: 'header', schema: { type: 'string', default: LANGUAGE } }
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'One UUID for each intent: the same key and body get the first answer again.',
    schema: { type: 'string', format: 'uuid' },
  }
  const isKeyed = call.effect === 'order' || call.effect === 'submit'
  return [language, ...(isKeyed ? [key] : []), ...(hasOwner(call) ? ownerParameters() : [])]
}

/** A refusal of this call: the codes that the shop has words for, and any other text. */
function failure(call: CallDefinition): JsonObject {
  const schema = plain(UpstreamFailure) as JsonObject & { properties: { state: JsonObject } }
  const state: JsonObject = { ...schema.properties.state, not: { enum: [...call.success] } }
  return { ...schema, properties: { ...schema.properties, state } }
}

function bodyOf(call: CallDefinition, { request }: CallExample): Json {
  const { body = {} } = request as { body?: object }
  const { example: agentId } = stateValues[call.agent === 'popular' ? 'popularAgentId' : 'agentId']
  return plain(agentPlace(call) === 'body' ? { ...body, agentId } : body)
}

function answerOf({ success }: CallDefinition, { reply }: CallExample): Json {
  return plain('data' in reply ? { state: success[0], data: reply.data } : { state: FAILURE_STATE, ...reply })
}

const examplesOf = (examples: readonly (readonly [CallExample, Json])[]): JsonObject =>
  Object.fromEntries(examples.map(([each, value]) => [exampleKey(each), { summary: each.name, value }]))

import {
  allCalls,
  type CallDefinition,
  type CallExample,
  errorCodes,
  hasOwner,
  OwnerHeaders,
} from '@layover/contracts'
import { callText } from './call-text.ts'
import { type Json, type JsonObject, objectAt } from './json.ts'

export function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json
}

export function exampleKey(example: CallExample): string {
  return example.name.replaceAll(/[^a-zA-Z0-9]+/g, '-')
}

function envelope(reply: CallExample['reply']): object {
  return 'data' in reply ? { state: 'success', data: reply.data } : { state: 'failure', ...reply }
}

function addExamples(operation: JsonObject, call: CallDefinition) {
  const answers: JsonObject = {}
  const bodies: JsonObject = {}
  for (const example of call.examples) {
    const request: { body?: unknown } = example.request
    answers[exampleKey(example)] = { summary: example.name, value: plain(envelope(example.reply)) }
    if (request.body !== undefined)
      bodies[exampleKey(example)] = { summary: example.name, value: plain(request.body) }
  }
  objectAt(operation, 'responses', '200', 'content', 'application/json').examples = answers
  if (call.request.body || call.method === 'POST') {
    objectAt(operation, 'requestBody', 'content', 'application/json').examples = bodies
  }
}

/** The headers of the gateway's own that it sends to an upstream with each call that has an owner. */
export function ownerParameters(): Json[] {
  return Object.entries(OwnerHeaders.properties).map(([name, { description = '', ...schema }]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: plain(schema),
  }))
}

/** Facts of a call for the document: effect and agent, for which OpenAPI has no field, error codes and examples. */
export function addCallFacts(document: JsonObject): JsonObject {
  document['x-owner-headers'] = ownerParameters()
  for (const call of allCalls) {
    const operation = objectAt(document, 'paths', `/api${call.path}`, call.method.toLowerCase())
    operation.description = callText(call)
    if (call.deprecation) operation.deprecated = true
    operation['x-effect'] = call.effect
    operation['x-agent'] = call.agent
    operation['x-error-codes'] = Object.fromEntries(call.errorCodes.map((code) => [code, errorCodes[code]]))
    if (call.ttlSeconds !== undefined) operation['x-ttl-seconds'] = call.ttlSeconds
    if (call.staleSeconds !== undefined) operation['x-stale-seconds'] = call.staleSeconds
    if (call.addition) operation['x-addition'] = true
    if (hasOwner(call)) operation['x-has-owner'] = true
    operation.security = []
    addExamples(operation, call)
  }
  return document
}

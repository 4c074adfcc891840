import { allCalls, CONTRACT_VERSION, calls, LANGUAGE } from '@layover/contracts'
import { hoistComponents } from './components.ts'
import type { JsonObject } from './json.ts'
import { upstreamOperation } from './upstream-operation.ts'

const info = {
  title: 'Layover upstream',
  version: CONTRACT_VERSION,
  description: [
    'The calls that a backend serves for the gateway. Every business answer is HTTP 200, `application/json` in UTF-8: a success with the state of its call, or a refusal with any other state and an `errorCode`.',
    'A call is answered within `x-timeout-ms`. The gateway validates every request before it sends it.',
    'Paths marked `x-addition` may be left out. The headers `Layover-Visitor` and `Layover-Network` may be ignored.',
    'The descriptions hold the promises that no schema can express; `upstream-check` tests them.',
  ].join('\n\n'),
  license: { name: 'MIT', identifier: 'MIT' },
  'x-language': LANGUAGE,
}

/** Generates the OpenAPI document of an upstream from the definitions. */
export function buildUpstreamDocument(): JsonObject {
  const paths: JsonObject = {}
  for (const call of allCalls) {
    paths[call.path] = {
      ...(paths[call.path] as JsonObject),
      [call.method.toLowerCase()]: upstreamOperation(call),
    }
  }
  return hoistComponents({
    openapi: '3.1.0',
    info,
    servers: [{ url: '/', description: 'Your upstream' }],
    tags: Object.entries(calls).map(([name, { about }]) => ({ name, description: about })),
    security: [],
    paths,
  })
}

import swagger from '@fastify/swagger'
import { allCalls } from '@layover/contracts'
import Fastify from 'fastify'
import { routePath, routeSchema } from '../src/calls/route-schema.ts'
import { addCallFacts } from './call-facts.ts'
import { hoistComponents, markNames } from './components.ts'
import type { JsonObject } from './json.ts'
import { tags } from './tags.ts'

const info = {
  title: 'Layover',
  version: '1.0.0',
  description:
    'What the shop may ask of the gateway. Every call answers 200 with `state` success or failure; everything else is a problem of RFC 9457. Paths marked `x-addition` are ours: a provider may lack them.',
  license: { name: 'MIT', identifier: 'MIT' },
}

/** The OpenAPI document of all calls, made from the very schemas the gateway validates by. */
export async function buildDocument(): Promise<JsonObject> {
  const app = Fastify()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      servers: [{ url: '/', description: 'Wherever the shop is served' }],
      tags,
      security: [],
    },
    transform: ({ schema, url }) => ({ schema: markNames(schema), url }),
  })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  for (const call of allCalls) {
    app.route({
      method: call.method,
      url: routePath(call),
      schema: routeSchema(call),
      handler: () => undefined,
    })
  }
  await app.ready()
  const document = JSON.parse(JSON.stringify(app.swagger())) as JsonObject
  await app.close()
  return hoistComponents(addCallFacts(document))
}

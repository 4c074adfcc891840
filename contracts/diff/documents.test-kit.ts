import type { Finding } from './finding.ts'
import type { Json, JsonObject } from './schema.ts'

/** A document with one call, whose body or answer is `{ thing: schema }`. */
export function documentOf(place: 'request' | 'answer', schema: Json, isRequired: boolean): JsonObject {
  const body: JsonObject = {
    type: 'object',
    additionalProperties: false,
    required: isRequired ? ['thing'] : [],
    properties: schema === null ? {} : { thing: schema },
  }
  const plain: JsonObject = { type: 'object' }
  const content = (node: JsonObject): JsonObject => ({ 'application/json': { schema: node } })
  return {
    paths: {
      '/thing': {
        post: {
          operationId: 'thing.get',
          requestBody: { required: true, content: content(place === 'request' ? body : plain) },
          responses: { 200: { description: '', content: content(place === 'answer' ? body : plain) } },
        },
      },
    },
  }
}

/** The side that each finding breaks. */
export const verdicts = (findings: readonly Finding[]) =>
  findings.map(({ verdict, who }) => (verdict === 'harmless' ? 'harmless' : who))

export type Expected = 'harmless' | 'shop' | 'upstream' | 'shop and upstream'

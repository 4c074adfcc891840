import { isDeepStrictEqual } from 'node:util'
import { isObject, type Json, type JsonObject } from './json.ts'

/** @fastify/swagger drops `$id` and numbers nested shapes `def-9`, so names travel through it under this word. */
const NAME = 'x-component'

/** The same schema with each `$id` under a word that @fastify/swagger leaves alone. */
export function markNames<S>(schema: S): S {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('$id' in value)) return value
    const { $id, ...rest } = value
    return { ...rest, [NAME]: $id }
  }) as S
}

type Components = Map<string, JsonObject>

function keep(components: Components, name: string, shape: JsonObject): JsonObject {
  const known = components.get(name)
  if (known !== undefined && !isDeepStrictEqual(known, shape))
    throw new Error(`two shapes are called ${name}`)
  components.set(name, shape)
  return { $ref: `#/components/schemas/${name}` }
}

/** Replaces each named schema by a reference, depth first, so that shapes refer to shapes. */
function hoist(node: Json, components: Components): Json {
  if (Array.isArray(node)) return node.map((item) => hoist(item, components))
  if (!isObject(node)) return node
  const { [NAME]: name, ...rest } = node
  const shape: JsonObject = {}
  for (const [key, value] of Object.entries(rest)) shape[key] = hoist(value, components)
  return typeof name === 'string' ? keep(components, name, shape) : shape
}

/** Order comes from names, since that of a module's exports differs between Node and the test runner. */
function sortedObject(entries: Iterable<[string, Json]>): JsonObject {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Writes each problem response once; each operation refers to it. */
function hoistResponses(document: JsonObject): JsonObject {
  const responses = new Map<string, JsonObject>()
  for (const path of Object.values(document.paths as JsonObject)) {
    for (const operation of Object.values(path as JsonObject)) {
      const answers = (operation as JsonObject).responses as JsonObject
      for (const [status, answer] of Object.entries(answers)) {
        if (status === '200' || !isObject(answer)) continue
        responses.set(`Problem${status}`, answer)
        answers[status] = { $ref: `#/components/responses/Problem${status}` }
      }
    }
  }
  return sortedObject(responses)
}

/** The same document with every named shape once, under `components`. */
export function hoistComponents(document: JsonObject): JsonObject {
  const schemas: Components = new Map()
  const { components: _unused, ...rest } = document
  const hoisted = hoist(rest, schemas) as JsonObject
  const responses = hoistResponses(hoisted)
  const paths = sortedObject(Object.entries(hoisted.paths as JsonObject))
  return { ...hoisted, paths, components: { schemas: sortedObject(schemas), responses } }
}

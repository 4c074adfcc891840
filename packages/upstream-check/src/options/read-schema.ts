import { Kind, type TSchema, Type } from '@sinclair/typebox'
import { isObject, type JsonObject } from '../json-object.ts'

/** Follows a reference within a document. @throws Error where it leads nowhere */
export function resolve(node: unknown, document: JsonObject): JsonObject {
  if (!isObject(node)) throw new Error('has something else in place of a schema')
  if (typeof node.$ref !== 'string') return node
  const steps = node.$ref.replace(/^#\//, '').split('/')
  const found = steps.reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), document)
  if (!isObject(found)) throw new Error(`has a reference that leads nowhere: ${node.$ref}`)
  return resolve(found, document)
}

/**
 * The schema of a document as the check compiles it. It knows the words that the contract's own documents use.
 *
 * @throws Error for any other word
 */
export function readSchema(node: unknown, document: JsonObject): TSchema {
  const schema = resolve(node, document)
  const read = (inner: unknown) => readSchema(inner, document)
  const variants = schema.anyOf ?? schema.oneOf
  if (Array.isArray(variants)) return Type.Union(variants.map(read))
  if ('const' in schema) return Type.Literal(schema.const as string)
  if (Array.isArray(schema.enum)) return Type.Unsafe({ ...schema, [Kind]: 'StringEnum' })
  if (schema.type === 'array') return Type.Array(read(schema.items), limitsOf(schema))
  if (schema.type === 'object') return readObject(schema, read)
  if (schema.type === 'string') return Type.String(limitsOf(schema))
  if (schema.type === 'integer') return Type.Integer(limitsOf(schema))
  if (schema.type === 'number') return Type.Number(limitsOf(schema))
  if (schema.type === 'boolean') return Type.Boolean()
  if (schema.type === 'null') return Type.Null()
  throw new Error(`has a schema that this check does not know: ${JSON.stringify(schema).slice(0, 80)}`)
}

function readObject(schema: JsonObject, read: (inner: unknown) => TSchema): TSchema {
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {}).map(
    ([name, field]) => [name, required.has(name) ? read(field) : Type.Optional(read(field))] as const,
  )
  return Type.Object(Object.fromEntries(properties), {
    additionalProperties: schema.additionalProperties !== false,
  })
}

const LIMITS = ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems']

function limitsOf(schema: JsonObject): object {
  return Object.fromEntries(LIMITS.filter((name) => name in schema).map((name) => [name, schema[name]]))
}

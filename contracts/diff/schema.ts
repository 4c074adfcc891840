/** A JSON Schema or any other object of an OpenAPI document, as it was parsed. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function objectAt(parent: Json | undefined, key: string): JsonObject {
  const value = isObject(parent) ? parent[key] : undefined
  return isObject(value) ? value : {}
}

export function texts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
}

/** Follows `$ref` within its document. Throws where it leads nowhere. */
export function resolve(document: JsonObject, node: Json | undefined): JsonObject {
  let found = node
  for (let hops = 0; isObject(found) && typeof found.$ref === 'string'; hops++) {
    const reference = found.$ref
    const steps = reference.replace(/^#\//, '').split('/')
    found = steps.reduce<Json | undefined>(
      (at, step) => (isObject(at) ? at[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
      document,
    )
    if (found === undefined || hops > 20) throw new Error(`${reference} leads nowhere`)
  }
  return isObject(found) ? found : {}
}

/** The values that a schema allows, in one form for its several spellings. */
export interface Shape {
  readonly schema: JsonObject
  /** Undefined: any type. */
  readonly types: readonly string[] | undefined
  readonly isNullable: boolean
  /** Undefined: any value. */
  readonly values: readonly Json[] | undefined
  /** Variants of anyOf or oneOf without the null one; one schema that is no union is its own only variant. */
  readonly variants: readonly JsonObject[]
}

function typesOf(schema: JsonObject): string[] | undefined {
  if (typeof schema.type === 'string') return [schema.type]
  if (Array.isArray(schema.type)) return texts(schema.type)
  return undefined
}

function valuesOf(schema: JsonObject): Json[] | undefined {
  if ('const' in schema) return [schema.const ?? null]
  return Array.isArray(schema.enum) ? schema.enum : undefined
}

const isNullSchema = (schema: JsonObject) => schema.type === 'null'

/** Reads a schema: `const` as an enum of one, `["string", "null"]`, `nullable` and a null variant all as nullable. */
export function shapeOf(document: JsonObject, node: Json | undefined): Shape {
  const schema = resolve(document, node)
  const union = [schema.anyOf, schema.oneOf].find(Array.isArray)
  const listed = union?.map((variant) => resolve(document, variant))
  const variants = listed?.filter((variant) => !isNullSchema(variant)) ?? [schema]
  const [only] = variants
  const isUnion = listed !== undefined && variants.length > 1
  const own = listed && only && !isUnion ? only : schema
  const types = typesOf(own)
  const values = valuesOf(own)
  return {
    schema: own,
    types: types?.filter((type) => type !== 'null'),
    isNullable:
      schema.nullable === true ||
      types?.includes('null') === true ||
      values?.includes(null) === true ||
      listed?.some(isNullSchema) === true,
    values: values?.filter((value) => value !== null),
    variants: isUnion ? variants : [own],
  }
}

import {
  Kind,
  type ObjectOptions,
  type TProperties,
  type TUnsafe,
  Type,
  TypeRegistry,
} from '@sinclair/typebox'

/** An object that refuses what it does not declare. `name` makes it a component of the OpenAPI file. */
export function closed<P extends TProperties>(properties: P, options: ObjectOptions = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options })
}

TypeRegistry.Set<{ enum: readonly string[] }>('StringEnum', (schema, value) =>
  schema.enum.includes(value as string),
)

/** One of a few words. Written as `enum`, since a union of literals becomes an unreadable `anyOf` in OpenAPI. */
export function oneOf<const V extends readonly string[]>(
  values: V,
  options: object = {},
): TUnsafe<V[number]> {
  return Type.Unsafe<V[number]>({ ...options, [Kind]: 'StringEnum', type: 'string', enum: [...values] })
}

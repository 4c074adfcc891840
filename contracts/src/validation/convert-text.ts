import type { TObject, TSchema } from '@sinclair/typebox'

const INTEGER = /^-?(0|[1-9]\d{0,14})$/
const DECIMAL = /^-?(0|[1-9]\d{0,14})(\.\d{1,15})?$/

function convert(schema: TSchema, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (schema.type === 'integer' && INTEGER.test(value)) return Number(value)
  if (schema.type === 'number' && DECIMAL.test(value)) return Number(value)
  if (schema.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}

/**
 * Query and path hold text alone, so the text of a number becomes a number where the definition has one. Each number has one
 * spelling: `007`, `1e2` and ` 1` stay text, and the check refuses them.
 */
export function convertText(
  schema: TObject,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
      return [name, property ? convert(property, value) : value]
    }),
  )
}

import type { TSchema } from '@sinclair/typebox'

const LONGEST_TEXT = 40

function range(low: unknown, high: unknown, unit: string): string {
  if (low !== undefined && high !== undefined) return ` from ${low} to ${high}${unit}`
  if (low !== undefined) return ` of at least ${low}${unit}`
  if (high !== undefined) return ` of at most ${high}${unit}`
  return ''
}

/** With quotes, as the value that came has them: the number 11 is not the text "11". */
function oneOf(values: readonly unknown[]): string {
  const texts = values.map((value) => JSON.stringify(value))
  return texts.length === 1 ? texts.join() : `one of ${texts.join(', ')}`
}

/** A schema's demand in words short enough for one line of a report: `integer from 1 to 99`. */
export function describeSchema(schema: TSchema): string {
  if (Array.isArray(schema.enum)) return oneOf(schema.enum)
  if (Array.isArray(schema.anyOf))
    return schema.anyOf.map((variant: TSchema) => describeSchema(variant)).join(' or ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.type === 'string') {
    const pattern = schema.pattern ? ` matching ${schema.pattern}` : ''
    return `string${range(schema.minLength, schema.maxLength, ' characters')}${pattern}`
  }
  if (schema.type === 'array') return `array${range(schema.minItems, schema.maxItems, ' items')}`
  if (schema.type === 'number' || schema.type === 'integer') {
    return `${schema.type}${range(schema.minimum, schema.maximum, '')}`
  }
  return String(schema.type ?? 'a value')
}

/** A value in words, of which no more is repeated than a reader needs. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `array of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'object'
  // An answer may hold 1e400, which is no null.
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value)
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}… (${text.length} characters)` : text
}

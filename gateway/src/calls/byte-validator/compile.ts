import { compileCheck } from '@layover/contracts'
import { Kind, OptionalKind, type TObject, type TSchema } from '@sinclair/typebox'
import { MAX_FIELDS, readAnyOf, readList, readObject } from './nested.ts'
import { readJudgedNumber } from './numbers.ts'
import { readPattern } from './pattern.ts'
import { type ByteValidator, readJudgedText, readOneOf, readText } from './values.ts'

/** Keywords that describe a schema and require nothing of a value. */
const ANNOTATIONS = ['$id', 'title', 'description', 'examples', 'default', 'type', 'required']

/** Whether a schema has these keywords and annotations alone. A schema with any other keyword is left to the parser. */
function hasOnly(schema: TSchema, ...keywords: string[]): boolean {
  return Object.keys(schema).every((name) => ANNOTATIONS.includes(name) || keywords.includes(name))
}

function stringOf(schema: TSchema): ByteValidator {
  if (hasOnly(schema, 'minLength', 'maxLength')) {
    return readText(schema.minLength ?? 0, schema.maxLength ?? Number.POSITIVE_INFINITY)
  }
  const known = hasOnly(schema, 'pattern') ? readPattern(schema.pattern) : undefined
  return known ?? readJudgedText(compileCheck(schema).isValid)
}

function objectOf(schema: TSchema): ByteValidator | undefined {
  const { properties, additionalProperties } = schema as TObject
  const entries = Object.entries(properties)
  if (additionalProperties !== false || entries.length > MAX_FIELDS) return undefined
  const fields = entries.flatMap(([name, property]) => {
    const read = compileByteValidator(property)
    return read ? [{ name, isRequired: !(OptionalKind in property), read }] : []
  })
  return fields.length === entries.length ? readObject(fields) : undefined
}

function listOf(schema: TSchema): ByteValidator | undefined {
  const readItem = compileByteValidator(schema.items)
  return readItem && readList(readItem, schema.minItems ?? 0, schema.maxItems ?? Number.POSITIVE_INFINITY)
}

function anyOf(schema: TSchema): ByteValidator | undefined {
  const variants: readonly TSchema[] = schema.anyOf
  const reads = variants.flatMap((variant) => compileByteValidator(variant) ?? [])
  return reads.length === variants.length ? readAnyOf(reads) : undefined
}

/**
 * Compiles a schema into a byte validator; undefined where the schema has a keyword that is not supported here. A value that
 * passes keeps the schema. A value that does not pass may keep it all the same: then the parser and the check decide.
 */
export function compileByteValidator(schema: TSchema): ByteValidator | undefined {
  switch (schema[Kind]) {
    case 'Object':
      return hasOnly(schema, 'properties', 'additionalProperties') ? objectOf(schema) : undefined
    case 'Array':
      return hasOnly(schema, 'items', 'minItems', 'maxItems') ? listOf(schema) : undefined
    case 'Union':
      return hasOnly(schema, 'anyOf') ? anyOf(schema) : undefined
    case 'Boolean':
      return hasOnly(schema) ? readOneOf([true, false]) : undefined
    case 'Literal':
      return hasOnly(schema, 'const') ? readOneOf([schema.const]) : undefined
    case 'StringEnum':
      return hasOnly(schema, 'enum') ? readOneOf(schema.enum) : undefined
    case 'String':
      return stringOf(schema)
    case 'UnicodeText':
      return readJudgedText(compileCheck(schema).isValid)
    case 'Number':
    case 'Integer':
      return readJudgedNumber(compileCheck(schema).isValid)
    default:
      return undefined
  }
}

import { type CallDefinition, compileCheck } from '@layover/contracts'
import { type TObject, type TSchema, TypeGuard } from '@sinclair/typebox'
import { shownBoth } from './shown-both.ts'
import { type Matcher, oneOfTexts, textRules } from './text-rules.ts'

/** An answer in a Pact file: an example, and a rule for each place of it. */
export interface Template {
  readonly value: unknown
  readonly rules: Readonly<Record<string, readonly Matcher[]>>
}

interface Walk {
  readonly isShownBoth: (path: string) => boolean
  readonly rules: Record<string, readonly Matcher[]>
}

/**
 * The data of one example with a matcher for each place, from the definition's schema: types and patterns, never the
 * example's own values. Limits of numbers and lengths are beyond Pact.
 */
export function dataTemplate(call: CallDefinition, data: unknown): Template {
  const both = shownBoth(call)
  const rules: Record<string, readonly Matcher[]> = {}
  const value = visit(call.data, data, '$.data', { isShownBoth: (path) => both.has(path), rules })
  return { value, rules }
}

function visit(schema: TSchema, value: unknown, path: string, walk: Walk): unknown {
  if (TypeGuard.IsUnion(schema)) return visit(variantOf(schema.anyOf, value), value, path, walk)
  if (TypeGuard.IsObject(schema)) return visitObject(schema, value as object, path, walk)
  if (TypeGuard.IsArray(schema)) return visitArray(schema.items, value as unknown[], path, walk)
  // Without a rule the value must be the very same, as for a literal.
  if (!TypeGuard.IsLiteral(schema)) walk.rules[path] = leafRules(schema)
  return value
}

function variantOf(variants: readonly TSchema[], value: unknown): TSchema {
  const found = variants.find((variant) => compileCheck(variant).isValid(value))
  if (found === undefined) throw new Error('an example keeps none of its variants')
  return found
}

/** The properties of an object: the required ones, and those that the examples show both with and without. */
function visitObject(schema: TObject, value: object, path: string, walk: Walk): unknown {
  const entries = Object.entries(value).flatMap(([name, each]) => {
    const at = `${path}.${name}`
    const property = schema.properties[name]
    if (property === undefined || (TypeGuard.IsOptional(property) && !walk.isShownBoth(at))) return []
    return [[name, visit(property, each, at, walk)] as const]
  })
  return Object.fromEntries(entries)
}

const ROOT = '$.data'

/** An empty list in an example means an empty result; any other stands for at least one item like its first. */
function visitArray(items: TSchema, value: readonly unknown[], path: string, walk: Walk): unknown {
  const isPromised = TypeGuard.IsObject(items) && path.split('.').length <= ROOT.split('.').length + 1
  const [first] = value
  if (first === undefined) {
    walk.rules[path] = [isPromised ? { match: 'type', max: 0 } : { match: 'type', min: 0 }]
    return []
  }
  walk.rules[path] = [{ match: 'type', min: isPromised ? 1 : 0 }]
  return [visit(items, first, `${path}[*]`, walk)]
}

function leafRules(schema: TSchema): Matcher[] {
  if (TypeGuard.IsInteger(schema)) return [{ match: 'integer' }]
  if (TypeGuard.IsNumber(schema)) return [{ match: 'number' }]
  if (TypeGuard.IsBoolean(schema)) return [{ match: 'type' }]
  if (Array.isArray(schema.enum)) return oneOfTexts(schema.enum as string[])
  if (TypeGuard.IsString(schema)) return textRules(schema)
  throw new Error(`no matcher is known for ${JSON.stringify(schema)}`)
}

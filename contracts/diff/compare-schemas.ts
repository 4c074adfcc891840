import { compareLimits } from './compare-limits.ts'
import { compareEnums, compareTypes } from './compare-values.ts'
import type { Difference } from './difference.ts'
import { matchVariants } from './match-variants.ts'
import { isObject, type Json, type JsonObject, objectAt, shapeOf, texts } from './schema.ts'

/** A schema and the document in which its references are looked up. */
export interface Side {
  readonly document: JsonObject
  readonly node: Json | undefined
}

/** Deeper than any message is nested: a shape that holds itself is compared as far as this. */
const DEEPEST = 24

const isClosed = (schema: JsonObject) => schema.additionalProperties === false

function nameAt(path: string, name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${path}.${name}` : `${path}[${JSON.stringify(name)}]`
}

function compareProperty(path: string, name: string, before: Side, after: Side, depth: number): Difference[] {
  const [wasIn, isIn] = [objectAt(before.node, 'properties')[name], objectAt(after.node, 'properties')[name]]
  const wasRequired = texts(objectOf(before).required).includes(name)
  const isRequired = texts(objectOf(after).required).includes(name)
  const at = nameAt(path, name)
  const need = (isNeeded: boolean) => (isNeeded ? 'required' : 'optional')
  if (wasIn === undefined) {
    return [
      { path: at, change: `${need(isRequired)} property added`, what: `${need(isRequired)} property added` },
    ]
  }
  if (isIn === undefined) {
    return [
      {
        path: at,
        change: `${need(wasRequired)} property removed`,
        what: `${need(wasRequired)} property removed`,
      },
    ]
  }
  const inner = compareSchemas(at, { ...before, node: wasIn }, { ...after, node: isIn }, depth + 1)
  if (wasRequired === isRequired) return inner
  const what = `was ${need(wasRequired)}, is now ${need(isRequired)}`
  return [{ path: at, change: isRequired ? 'narrower' : 'wider', what }, ...inner]
}

const objectOf = (side: Side): JsonObject => (isObject(side.node) ? side.node : {})

function compareProperties(path: string, before: Side, after: Side, depth: number): Difference[] {
  const [was, is] = [objectOf(before), objectOf(after)]
  const names = new Set([
    ...Object.keys(objectAt(was, 'properties')),
    ...Object.keys(objectAt(is, 'properties')),
  ])
  const found = [...names].flatMap((name) => compareProperty(path, name, before, after, depth))
  const isMap = isObject(was.additionalProperties) && isObject(is.additionalProperties)
  if (isMap) {
    const values = [was, is].map(({ additionalProperties }) => additionalProperties)
    const sides = [
      { ...before, node: values[0] },
      { ...after, node: values[1] },
    ] as const
    found.push(...compareSchemas(`${path}[*]`, sides[0], sides[1], depth + 1))
  }
  if (isClosed(was) !== isClosed(is) && (names.size > 0 || is.type === 'object')) {
    const what = isClosed(is) ? 'undeclared properties are now refused' : 'undeclared properties now pass'
    found.push({ path, change: isClosed(is) ? 'closed' : 'opened', what })
  }
  return found
}

/** One shape that is no union, or one variant of a union, against another. */
function compareOne(path: string, before: Side, after: Side, depth: number): Difference[] {
  const [was, is] = [shapeOf(before.document, before.node), shapeOf(after.document, after.node)]
  const types = compareTypes(path, was, is)
  if (types.some(({ change }) => change === 'other')) return types
  const sides = [
    { ...before, node: was.schema },
    { ...after, node: is.schema },
  ] as const
  const items =
    was.schema.items === undefined && is.schema.items === undefined
      ? []
      : compareSchemas(
          `${path}[]`,
          { ...before, node: was.schema.items },
          { ...after, node: is.schema.items },
          depth + 1,
        )
  return [
    ...types,
    ...compareEnums(path, was.values, is.values),
    ...compareLimits(path, was.schema, is.schema),
    ...compareProperties(path, sides[0], sides[1], depth),
    ...items,
  ]
}

/** Every change between two schemas, each at its place. `path` is where they stand: `$` for a body. */
export function compareSchemas(path: string, before: Side, after: Side, depth = 0): Difference[] {
  if (depth > DEEPEST) return []
  const [was, is] = [shapeOf(before.document, before.node), shapeOf(after.document, after.node)]
  if (was.variants.length === 1 && is.variants.length === 1) return compareOne(path, before, after, depth)
  const { pairs, gone, fresh } = matchVariants(
    { document: before.document, variants: was.variants },
    { document: after.document, variants: is.variants },
  )
  const nullable = compareTypes(path, { ...was, types: undefined }, { ...is, types: undefined })
  return [
    ...nullable,
    ...pairs.flatMap(([one, other]) =>
      compareOne(path, { ...before, node: one }, { ...after, node: other }, depth + 1),
    ),
    ...gone.map((name) => ({ path, change: 'narrower' as const, what: `variant ${name} removed` })),
    ...fresh.map((name) => ({ path, change: 'wider' as const, what: `variant ${name} added` })),
  ]
}

import { allCalls, type CallDefinition } from '@layover/contracts'
import { type TSchema, TypeGuard } from '@sinclair/typebox'
import type { Edit } from '../edit/places.ts'
import type { Mutation } from '../mutation.ts'
import { dropped, editing, fields, nulled } from './build.ts'

/** A property of an answer, by the place it stands at. */
interface Property {
  /** `$.data[].city`. */
  readonly path: string
  /** The place of its object, and its name there. */
  readonly parent: string
  readonly name: string
  readonly schema: TSchema
  readonly isRequired: boolean
}

function propertiesOf(schema: TSchema, path: string): Property[] {
  if (TypeGuard.IsUnion(schema))
    return schema.anyOf.slice(0, 1).flatMap((variant) => propertiesOf(variant, path))
  if (TypeGuard.IsArray(schema)) return propertiesOf(schema.items, `${path}[]`)
  if (!TypeGuard.IsObject(schema)) return []
  return Object.entries(schema.properties).flatMap(([name, inner]) => {
    const own = { path: `${path}.${name}`, parent: path, name, schema: inner }
    return [
      { ...own, isRequired: schema.required?.includes(name) === true },
      ...propertiesOf(inner, `${path}.${name}`),
    ]
  })
}

/** The same value as another type: a number for a text, a text for everything else. */
const retyped: Edit = (value) => {
  if (value === undefined) return undefined
  return typeof value === 'string' ? 4711 : String(value)
}

/** Only a field that is present can be null. */
const nullIfThere: Edit = (value) => (value === undefined ? undefined : nulled(value))

/** A text that no enum, pattern or length allows, where the schema has one of these. */
function beyond(schema: TSchema): Edit | undefined {
  if (Array.isArray(schema.enum)) return () => 'SOMETHING_NEW'
  if (typeof schema.pattern === 'string') return (value) => (value === undefined ? value : '~')
  if (typeof schema.maximum === 'number') return (value) => (value === undefined ? value : schema.maximum + 1)
  if (typeof schema.maxLength === 'number')
    return (value) => (value === undefined ? value : 'x'.repeat(schema.maxLength + 1))
  return undefined
}

/** An optional field that an upstream which gives it also asks for: without it the reference refuses its own orders. */
const ASKED_AGAIN = '$.data.statusKey'

function mutationsOf(call: CallDefinition, { path, parent, name, schema, isRequired }: Property): Mutation[] {
  const own = (kind: Mutation['kind'], what: string, at: string, edit: Edit): Mutation => ({
    name: `${path} ${what}`,
    call: call.id,
    kind,
    paths: kind === 'harmless' ? [] : [path],
    act: () => editing(at, edit),
  })
  const outside = beyond(schema)
  return [
    ...(path === ASKED_AGAIN ? [] : [own(isRequired ? 'shape' : 'harmless', 'dropped', path, dropped)]),
    own('shape', 'retyped', path, retyped),
    own('shape', 'nulled', path, nullIfThere),
    ...(isRequired ? [own('shape', 'renamed', parent, renamedTo(name))] : []),
    ...(outside ? [own('shape', 'beyond its limits', path, outside)] : []),
  ]
}

const renamedTo = (name: string): Edit =>
  fields(({ [name]: value, ...rest }) => (value === undefined ? rest : { ...rest, [`${name}New`]: value }))

/** Every property of every answer dropped, retyped, nulled, renamed and beyond its limits. */
export function generatedMutations(): Mutation[] {
  return allCalls.flatMap((call) =>
    propertiesOf(call.data, '$.data').flatMap((property) => mutationsOf(call, property)),
  )
}

import { compileCheck } from '@layover/contracts'
import { type TObject, type TSchema, TypeGuard } from '@sinclair/typebox'

/** One way to make a right request wrong. */
export interface RequestMutation {
  /** The change and its place: `without $.lead.email`. */
  readonly name: string
  /** `bound`: a number out of its bounds. `extra`: a field that the contract does not know, which an upstream may ignore. */
  readonly kind: 'wrong' | 'bound' | 'extra'
  readonly value: unknown
}

interface Spot {
  readonly name: string
  readonly kind: RequestMutation['kind']
  /** The value at this spot; undefined leaves the field out. */
  readonly value: unknown
}

/** Every single mutation of a value that keeps a schema. The value itself is never changed. */
export function mutationsOf(schema: TSchema, value: unknown): RequestMutation[] {
  const check = compileCheck(schema)
  // A mutated value may happen to fit another pattern or variant, and is right then.
  return [...spotsOf(schema, value, '$')].filter((spot) => !check.isValid(spot.value))
}

function* spotsOf(schema: TSchema, value: unknown, path: string): Generator<Spot> {
  const variant = TypeGuard.IsUnion(schema)
    ? (schema.anyOf.find((each) => compileCheck(each).isValid(value)) ?? schema.anyOf[0])
    : schema
  if (variant === undefined) return
  if (TypeGuard.IsObject(variant)) yield* ofObject(variant, value, path)
  else if (TypeGuard.IsArray(variant)) yield* ofArray(variant.items, variant.maxItems, value, path)
  else yield* ofScalar(variant, value, path)
}

function* ofObject(schema: TObject, value: unknown, path: string): Generator<Spot> {
  const fields = (value ?? {}) as Record<string, unknown>
  yield { name: `${path} as an array`, kind: 'wrong', value: [value] }
  yield { name: `a further field in ${path}`, kind: 'extra', value: { ...fields, unheardOf: true } }
  for (const [name, property] of Object.entries(schema.properties)) {
    const here = `${path}.${name}`
    if (!(name in fields)) continue
    const { [name]: _dropped, ...others } = fields
    if (schema.required?.includes(name)) yield { name: `without ${here}`, kind: 'wrong', value: others }
    yield { name: `${here} null`, kind: 'wrong', value: { ...fields, [name]: null } }
    for (const spot of spotsOf(property, fields[name], here)) {
      yield { ...spot, value: { ...fields, [name]: spot.value } }
    }
  }
}

function* ofArray(items: TSchema, most: number | undefined, value: unknown, path: string): Generator<Spot> {
  const [first, ...others] = Array.isArray(value) ? value : []
  yield { name: `${path} as an object`, kind: 'wrong', value: { 0: first } }
  if (first === undefined) return
  if (most !== undefined && most < 1000) {
    yield {
      name: `${path} with more than ${most}`,
      kind: 'wrong',
      value: Array.from({ length: most + 1 }, () => first),
    }
  }
  for (const spot of spotsOf(items, first, `${path}[0]`)) yield { ...spot, value: [spot.value, ...others] }
}

function* ofScalar(schema: TSchema, value: unknown, path: string): Generator<Spot> {
  const spot = (kind: Spot['kind'], what: string, other: unknown): Spot => ({
    name: `${path} ${what}`,
    kind,
    value: other,
  })
  const wrong = (what: string, other: unknown) => spot('wrong', what, other)
  if (typeof value === 'string') {
    yield wrong('as an object', { text: value })
    if (!/^\d/.test(value)) yield wrong('as a boolean', true)
    if (typeof schema.maxLength === 'number')
      yield wrong('too long', `${value}${'x'.repeat(schema.maxLength)}`)
    if (typeof schema.minLength === 'number' && schema.minLength > 0) yield wrong('empty', '')
    if (typeof schema.pattern === 'string' || Array.isArray(schema.enum))
      yield wrong('in another form', '\u2603 no such thing')
    return
  }
  yield wrong('as a text', 'seven')
  if (typeof value !== 'number') return
  yield wrong('as an array', [value])
  if (typeof schema.minimum === 'number') yield spot('bound', 'too small', schema.minimum - 1)
  if (typeof schema.maximum === 'number') yield spot('bound', 'too large', schema.maximum + 1)
  if (schema.type === 'integer') yield spot('bound', 'with a fraction', value + 0.5)
}

import { compileCheck } from '@layover/contracts'
import { type TObject, type TSchema, TypeGuard } from '@sinclair/typebox'
import fc from 'fast-check'

/** Texts that other servers stumbled over. */
const hostileTexts = [
  '',
  ' ',
  '0',
  '-',
  '.',
  '1a',
  'Aa',
  'B0000',
  '2027-02-30',
  '23:59',
  '24:00',
  '0.000',
  '9999999999.99',
  'XTS',
  '<svg>',
  '\u202e',
  'a\u0344\u0344',
  '王\u200b小',
  // The form of a ciphertext, which nobody can decrypt.
  `eyJhbGciOiJSU0EifQ.${'a'.repeat(24)}.b.c.${'d'.repeat(24)}`,
]
const hostileParts = [
  '0',
  '9',
  'a',
  'Z',
  ' ',
  '-',
  '.',
  '_',
  '@',
  '/',
  'é',
  'm\u0344',
  '王',
  '\u202e',
  '\n',
  '😀',
]

/** Every text of a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/**
 * Draws requests that keep a schema. Texts are those of the examples, hostile ones, and either with parts put in,
 * repeated or taken out, as far as the schema allows them.
 *
 * @throws Error for a text of the schema that no example has
 */
export function validRequests(schema: TSchema, examples: readonly unknown[]): fc.Arbitrary<unknown> {
  const known = [...new Set([...examples.flatMap(textsOf), ...hostileTexts])]
  return valuesOf(schema, known)
}

function valuesOf(schema: TSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (TypeGuard.IsUnion(schema)) return fc.oneof(...schema.anyOf.map((variant) => valuesOf(variant, known)))
  if (TypeGuard.IsObject(schema)) return objectsOf(schema, known)
  if (TypeGuard.IsArray(schema))
    return fc.array(valuesOf(schema.items, known), { minLength: schema.minItems ?? 0, maxLength: 3 })
  if (TypeGuard.IsBoolean(schema)) return fc.boolean()
  if (TypeGuard.IsInteger(schema))
    return fc.integer({ min: schema.minimum ?? -9, max: schema.maximum ?? 2_147_483_647 })
  if (TypeGuard.IsNumber(schema))
    return fc.double({ min: schema.minimum ?? -9, max: schema.maximum ?? 1e9, noNaN: true })
  return textsFor(schema, known)
}

function objectsOf({ properties, required = [] }: TObject, known: readonly string[]): fc.Arbitrary<object> {
  const values = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, known)] as const)
  return fc.record(Object.fromEntries(values), { requiredKeys: [...required], noNullPrototype: true })
}

function textsFor(schema: TSchema, known: readonly string[]): fc.Arbitrary<string> {
  const { isValid } = compileCheck(schema)
  const words: readonly string[] = Array.isArray(schema.enum) ? schema.enum : known.filter(isValid)
  if (words.length === 0) throw new Error(`no example has a text for ${JSON.stringify(schema)}`)
  const change = fc.record({
    at: fc.nat(40),
    without: fc.nat(2),
    part: fc.constantFrom('', ...hostileParts),
    times: fc.constantFrom(1, 2, 17, 60),
  })
  return fc.tuple(fc.constantFrom(...words), fc.option(change)).map(([word, changed]) => {
    if (changed === null) return word
    const { at, without, part, times } = changed
    const text = `${word.slice(0, at)}${part.repeat(times)}${word.slice(at + without)}`
    return isValid(text) ? text : word
  })
}

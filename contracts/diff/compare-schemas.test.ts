import { describe, expect, it } from 'vitest'
import { compareDocuments } from './compare-documents.ts'
import { documentOf, type Expected, verdicts } from './documents.test-kit.ts'
import type { JsonObject } from './schema.ts'

/** A wider value in four verdicts: in a request and in an answer, the change and its reversal. */
const WIDER: readonly Expected[] = ['harmless', 'shop', 'shop', 'upstream']
const OTHER: readonly Expected[] = Array(4).fill('shop and upstream')

const text = { type: 'string' }
const variant = (method: string, rest: JsonObject = {}): JsonObject => ({
  type: 'object',
  additionalProperties: false,
  required: ['method'],
  properties: { method: { type: 'string', enum: [method] }, ...rest },
})

/** [change, before, after, verdicts: in a request, reversed, in an answer, reversed] */
const CHANGES: readonly [string, JsonObject, JsonObject, readonly Expected[]][] = [
  ['a type gains a second', text, { type: ['string', 'integer'] }, WIDER],
  ['an integer becomes a number', { type: 'integer' }, { type: 'number' }, WIDER],
  ['a type becomes any', text, {}, WIDER],
  ['a text becomes a number', text, { type: 'number' }, OTHER],
  ['a text becomes an object', text, { type: 'object' }, OTHER],
  ['an array becomes its item', { type: 'array', items: text }, text, OTHER],
  ['null is allowed as a type', text, { type: ['string', 'null'] }, WIDER],
  ['null is allowed in the way of OpenAPI 3.0', text, { type: 'string', nullable: true }, WIDER],
  ['null is allowed as a variant', text, { anyOf: [text, { type: 'null' }] }, WIDER],
  ['an enum gains a value', { ...text, enum: ['A'] }, { ...text, enum: ['A', 'B'] }, WIDER],
  ['an enum ends', { ...text, enum: ['A'] }, text, WIDER],
  ['a constant becomes an enum that has it', { const: 'A' }, { enum: ['A', 'B'] }, WIDER],
  ['a longest text grows', { ...text, maxLength: 20 }, { ...text, maxLength: 30 }, WIDER],
  ['a longest text is no more', { ...text, maxLength: 20 }, text, WIDER],
  ['a shortest text shrinks', { ...text, minLength: 2 }, { ...text, minLength: 1 }, WIDER],
  ['a maximum rises', { type: 'integer', maximum: 9 }, { type: 'integer', maximum: 99 }, WIDER],
  ['a minimum falls', { type: 'integer', minimum: 1 }, { type: 'integer', minimum: 0 }, WIDER],
  ['a list may be longer', { type: 'array', maxItems: 2 }, { type: 'array', maxItems: 4 }, WIDER],
  ['a list may be emptier', { type: 'array', minItems: 1 }, { type: 'array' }, WIDER],
  ['items need not differ', { type: 'array', uniqueItems: true }, { type: 'array' }, WIDER],
  ['a pattern ends', { ...text, pattern: '^A$' }, text, WIDER],
  ['a pattern changes', { ...text, pattern: '^A$' }, { ...text, pattern: '^B$' }, OTHER],
  ['a format changes', { ...text, format: 'date' }, { ...text, format: 'date-time' }, OTHER],
  [
    'a union gains a variant',
    { anyOf: [variant('a'), variant('b')] },
    { anyOf: [variant('a'), variant('b'), variant('c')] },
    WIDER,
  ],
  ['one variant becomes a union', variant('a'), { oneOf: [variant('a'), variant('b')] }, WIDER],
  [
    'a field of one variant changes its limit',
    { anyOf: [variant('a', { n: { maximum: 1 } }), variant('b')] },
    { anyOf: [variant('b'), variant('a', { n: { maximum: 2 } })] },
    WIDER,
  ],
  [
    'an item gains null',
    { type: 'array', items: text },
    { type: 'array', items: { type: ['string', 'null'] } },
    WIDER,
  ],
  [
    'a value of a map gains a type',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: { type: ['string', 'null'] } },
    WIDER,
  ],
  [
    'a field inside is optional now',
    { type: 'object', required: ['a'], properties: { a: text } },
    { type: 'object', properties: { a: text } },
    WIDER,
  ],
]

describe('a change of one value', () => {
  for (const [what, before, after, expected] of CHANGES) {
    it(`${what}: names the broken side, in a request and in an answer, forth and back`, () => {
      const found = (['request', 'answer'] as const).flatMap((place) => {
        const [was, is] = [documentOf(place, before, true), documentOf(place, after, true)]
        return [verdicts(compareDocuments(was, is)), verdicts(compareDocuments(is, was))]
      })
      expect(found).toEqual(expected.map((one) => [one]))
    })
  }
})

describe('a property', () => {
  const optional = (place: 'request' | 'answer') => documentOf(place, text, false)
  const required = (place: 'request' | 'answer') => documentOf(place, text, true)
  const absent = (place: 'request' | 'answer') => documentOf(place, null, false)
  it.each<[string, JsonObject, JsonObject, Expected]>([
    ['optional, added to a request', absent('request'), optional('request'), 'harmless'],
    ['required, added to a request', absent('request'), required('request'), 'shop'],
    ['optional, removed from a request', optional('request'), absent('request'), 'shop'],
    ['required, removed from a request', required('request'), absent('request'), 'shop and upstream'],
    ['newly required in a request', optional('request'), required('request'), 'shop'],
    ['made optional in a request', required('request'), optional('request'), 'harmless'],
    ['optional, added to an answer', absent('answer'), optional('answer'), 'harmless'],
    ['required, added to an answer', absent('answer'), required('answer'), 'upstream'],
    ['optional, removed from an answer', optional('answer'), absent('answer'), 'shop'],
    ['required, removed from an answer', required('answer'), absent('answer'), 'shop'],
    ['newly required in an answer', optional('answer'), required('answer'), 'upstream'],
    ['made optional in an answer', required('answer'), optional('answer'), 'shop'],
  ])('%s', (_what, before, after, expected) => {
    expect(verdicts(compareDocuments(before, after))).toEqual([expected])
  })

  it('that changes its name is removed and added', () => {
    const text = JSON.stringify(required('answer'))
    const renamed = JSON.parse(text.replaceAll('"thing":{', '"other":{').replaceAll('["thing"]', '["other"]'))
    const rows = compareDocuments(required('answer'), renamed).map(({ at, what }) => `${at}: ${what}`)
    expect(rows).toEqual([
      'answer $.other: required property added',
      'answer $.thing: required property removed',
    ])
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareDocuments } from './compare-documents.ts'
import type { Finding } from './finding.ts'
import { type Json, type JsonObject, objectAt } from './schema.ts'

/** A document with one call, whose body or answer is `{ thing: schema }`. */
function documentOf(place: 'request' | 'answer', schema: Json, isRequired: boolean): JsonObject {
  const body: JsonObject = {
    type: 'object',
    additionalProperties: false,
    required: isRequired ? ['thing'] : [],
    properties: schema === null ? {} : { thing: schema },
  }
  const plain: JsonObject = { type: 'object' }
  const content = (node: JsonObject): JsonObject => ({ 'application/json': { schema: node } })
  return {
    paths: {
      '/thing': {
        post: {
          operationId: 'thing.get',
          requestBody: { required: true, content: content(place === 'request' ? body : plain) },
          responses: { 200: { description: '', content: content(place === 'answer' ? body : plain) } },
        },
      },
    },
  }
}

const verdicts = (findings: readonly Finding[]) =>
  findings.map(({ verdict, who }) => (verdict === 'harmless' ? 'harmless' : who))

type Expected = 'harmless' | 'shop' | 'upstream' | 'shop and upstream'

/** Wider and narrower as four verdicts: what a request and an answer make of the change, and of taking it back. */
const WIDER: readonly Expected[] = ['harmless', 'shop', 'shop', 'upstream']
const OTHER: readonly Expected[] = Array(4).fill('shop and upstream')

const text = { type: 'string' }
const variant = (method: string, rest: JsonObject = {}): JsonObject => ({
  type: 'object',
  additionalProperties: false,
  required: ['method'],
  properties: { method: { type: 'string', enum: [method] }, ...rest },
})

/** [what changes, before, after, verdicts: request forth, request back, answer forth, answer back] */
const CHANGES: readonly [string, JsonObject, JsonObject, readonly Expected[]][] = [
  ['a type gains a second', text, { type: ['string', 'integer'] }, WIDER],
  ['an integer becomes a number', { type: 'integer' }, { type: 'number' }, WIDER],
  ['a type becomes any', text, {}, WIDER],
  ['a text becomes a number', text, { type: 'number' }, OTHER],
  ['a text becomes an object', text, { type: 'object' }, OTHER],
  ['an array becomes what it held', { type: 'array', items: text }, text, OTHER],
  ['null is allowed as a type', text, { type: ['string', 'null'] }, WIDER],
  ['null is allowed as OpenAPI 3.0 says it', text, { type: 'string', nullable: true }, WIDER],
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
    it(`${what}: who breaks is named, asked and answered, forth and back`, () => {
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

  it('that changes what it is called is gone and new', () => {
    const text = JSON.stringify(required('answer'))
    const renamed = JSON.parse(text.replaceAll('"thing":{', '"other":{').replaceAll('["thing"]', '["other"]'))
    const rows = compareDocuments(required('answer'), renamed).map(({ at, what }) => `${at}: ${what}`)
    expect(rows).toEqual([
      'answer $.other: required property added',
      'answer $.thing: required property removed',
    ])
  })
})

/** The product's own document with one call changed. */
const committed = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')
function changed(change: (document: JsonObject) => void): readonly [JsonObject, JsonObject] {
  const document = JSON.parse(committed) as JsonObject
  change(document)
  return [JSON.parse(committed) as JsonObject, document]
}
const operationOf = (document: JsonObject, path: string, method = 'post') =>
  objectAt(objectAt(objectAt(document, 'paths'), path), method)
const schemaOf = (document: JsonObject, name: string) =>
  objectAt(objectAt(objectAt(document, 'components'), 'schemas'), name)

describe('a change of one call', () => {
  const detail = '/api/lounge/detail'
  const page = '/api/purchasemembership/getPlanByAgentId'
  const parameters = (document: JsonObject) => operationOf(document, page, 'get').parameters as JsonObject[]
  it.each<[string, (document: JsonObject) => void, Expected, string]>([
    ['removed', (d) => delete objectAt(d, 'paths')[detail], 'shop', 'call removed'],
    [
      'moved',
      (d) => {
        const paths = objectAt(d, 'paths')
        paths['/api/lounge/view'] = objectAt(paths, detail)
        delete paths[detail]
      },
      'shop and upstream',
      'moved to POST /api/lounge/view',
    ],
    [
      'added',
      (d) => {
        objectAt(d, 'paths')['/api/new'] = { post: { operationId: 'new.one', responses: {} } }
      },
      'upstream',
      'call added',
    ],
    [
      'added as an addition',
      (d) => {
        objectAt(d, 'paths')['/api/new'] = {
          post: { operationId: 'new.one', 'x-addition': true, responses: {} },
        }
      },
      'harmless',
      'call added',
    ],
    [
      'made an addition',
      (d) => {
        operationOf(d, detail)['x-addition'] = true
      },
      'shop',
      'is now an addition',
    ],
    [
      'no addition any more',
      (d) => {
        delete operationOf(d, '/api/order/get')['x-addition']
      },
      'upstream',
      'is no addition any more',
    ],
    [
      'of another effect',
      (d) => {
        operationOf(d, detail)['x-effect'] = 'order'
      },
      'shop and upstream',
      'effect read, now order',
    ],
    [
      'with another agent',
      (d) => {
        operationOf(d, detail)['x-agent'] = 'given'
      },
      'upstream',
      'agent default, now given',
    ],
    [
      'fresh for longer',
      (d) => {
        operationOf(d, detail)['x-ttl-seconds'] = 90
      },
      'harmless',
      'freshness in seconds 60, now 90',
    ],
    [
      'with a new error code',
      (d) => {
        objectAt(operationOf(d, detail), 'x-error-codes').TOO_LATE = 'Too late.'
      },
      'harmless',
      'error code TOO_LATE added',
    ],
    [
      'without one of its error codes',
      (d) => {
        delete objectAt(operationOf(d, detail), 'x-error-codes').NOT_FOUND
      },
      'harmless',
      'error code NOT_FOUND removed',
    ],
    [
      'with a required parameter more',
      (d) => {
        parameters(d).push({ in: 'query', name: 'x', required: true, schema: {} })
      },
      'shop',
      'required parameter added',
    ],
    [
      'with an optional parameter more',
      (d) => {
        parameters(d).push({ in: 'query', name: 'x', schema: {} })
      },
      'harmless',
      'optional parameter added',
    ],
    [
      'without its body',
      (d) => {
        delete operationOf(d, detail).requestBody
      },
      'shop',
      'body removed',
    ],
    [
      'whose body is optional now',
      (d) => {
        delete objectAt(operationOf(d, detail), 'requestBody').required
      },
      'harmless',
      'body now optional',
    ],
    [
      'without its success',
      (d) => {
        delete objectAt(operationOf(d, detail), 'responses')[200]
      },
      'shop',
      'status removed',
    ],
    [
      'with one problem less',
      (d) => {
        delete objectAt(operationOf(d, detail), 'responses')[429]
      },
      'harmless',
      'status removed',
    ],
  ])('that is %s', (_what, change, expected, what) => {
    const found = compareDocuments(...changed(change))
    expect(verdicts(found)).toEqual([expected])
    expect(found[0]?.what).toBe(what)
  })

  it('that reads a shared shape is named with each other that reads it', () => {
    const found = compareDocuments(
      ...changed((d) => {
        delete objectAt(schemaOf(d, 'Lounge'), 'properties').terminal
      }),
    )
    expect(found.map(({ call, at }) => `${call} ${at}`)).toEqual([
      'lounge.lounges answer $.data[].terminal',
      'lounge.popularLounges answer $.data[].terminal',
    ])
  })

  it('whose words, examples and order alone change, has not changed', () => {
    const rewritten = changed((d) => {
      operationOf(d, detail).summary = 'Another'
      delete objectAt(
        objectAt(objectAt(operationOf(d, detail), 'requestBody'), 'content'),
        'application/json',
      ).examples
      const shape = schemaOf(d, 'Lounge')
      shape.properties = Object.fromEntries(Object.entries(objectAt(shape, 'properties')).reverse())
    })
    expect(compareDocuments(...rewritten)).toEqual([])
  })

  it('whose path names its parameter otherwise, has not changed', () => {
    const renamed = JSON.parse(
      committed.replaceAll('createSession/{agentId}', 'createSession/{agent}'),
    ) as JsonObject
    expect(compareDocuments(JSON.parse(committed) as JsonObject, renamed)).toEqual([])
  })
})

it('a shape that holds itself is compared, and ends', () => {
  const tree = (limit: number): JsonObject => ({
    ...documentOf('answer', { $ref: '#/tree' }, true),
    tree: { type: 'object', properties: { name: { maxLength: limit }, below: { $ref: '#/tree' } } },
  })
  expect(compareDocuments(tree(1), tree(2)).length).toBeGreaterThan(0)
})

it('a reference that leads nowhere is said, not compared', () => {
  const lost = documentOf('answer', { $ref: '#/nowhere' }, true)
  expect(() => compareDocuments(lost, lost)).toThrow('#/nowhere leads nowhere')
})

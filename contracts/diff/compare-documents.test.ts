import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareDocuments } from './compare-documents.ts'
import { documentOf, type Expected, verdicts } from './documents.test-kit.ts'
import { type JsonObject, objectAt } from './schema.ts'

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

  it('that reads a shared shape is named beside every other reader', () => {
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

it('a reference that leads nowhere is reported, not compared', () => {
  const lost = documentOf('answer', { $ref: '#/nowhere' }, true)
  expect(() => compareDocuments(lost, lost)).toThrow('#/nowhere leads nowhere')
})

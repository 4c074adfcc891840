import { readFile } from 'node:fs/promises'
import { allCalls } from '@layover/contracts'
import { describe, expect, it } from 'vitest'
import { buildDocument } from './document.ts'
import { objectAt } from './json.ts'

const committed = await readFile(new URL('../../contracts/openapi.json', import.meta.url), 'utf8')
const upstreamPaths = await readFile(
  new URL('../../contracts/src/upstream-paths.txt', import.meta.url),
  'utf8',
)

describe('contracts/openapi.json', () => {
  it('matches the definitions: run `pnpm generate` after a change', async () => {
    expect(committed).toBe(`${JSON.stringify(await buildDocument(), null, 2)}\n`)
  })

  it('holds each of the forty paths of an upstream', () => {
    const document = JSON.parse(committed)
    const lines = upstreamPaths.trim().split('\n')
    expect(lines).toHaveLength(40)
    for (const line of lines) {
      const [method = '', path = ''] = line.split(' ')
      const operation = objectAt(document, 'paths', `/api${path}`, method.toLowerCase())
      expect(operation['x-addition']).toBeUndefined()
      expect(operation.security).toEqual([])
    }
  })

  it('names each operation by its call, marks additions, and requires a key for orders alone', () => {
    const document = JSON.parse(committed)
    for (const call of allCalls) {
      const operation = objectAt(document, 'paths', `/api${call.path}`, call.method.toLowerCase())
      expect(operation).toMatchObject({ operationId: call.id, tags: [call.tag], 'x-effect': call.effect })
      expect(operation['x-addition']).toBe(call.addition)
      const names = JSON.stringify(operation.parameters ?? [])
      expect(names.includes('Idempotency-Key')).toBe(call.effect === 'order')
    }
  })

  it('has each named shape once, and no numbered definition', () => {
    const names = Object.keys(objectAt(JSON.parse(committed), 'components', 'schemas'))
    expect(names).toEqual(
      expect.arrayContaining(['Airport', 'Lounge', 'LoungeDetail', 'PassOrder', 'Problem']),
    )
    expect(committed).not.toMatch(/"\$id"|x-component|def-\d/)
  })
})

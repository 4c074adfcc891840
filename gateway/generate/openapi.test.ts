import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { allCalls, calls } from '@layover/contracts'
import { describe, expect, it } from 'vitest'
import { callText } from './call-text.ts'
import { buildDocument } from './document.ts'
import { objectAt } from './json.ts'
import { buildUpstreamDocument } from './upstream-document.ts'

const committed = await readFile(new URL('../../contracts/openapi.json', import.meta.url), 'utf8')
const upstreamPaths = await readFile(
  new URL('../../contracts/src/upstream-paths.txt', import.meta.url),
  'utf8',
)

describe('contracts/upstream-openapi.json', () => {
  const text = readFileSync(new URL('../../contracts/upstream-openapi.json', import.meta.url), 'utf8')

  it('matches the definitions: run `pnpm generate` after a change', () => {
    expect(text).toBe(`${JSON.stringify(buildUpstreamDocument(), null, 2)}\n`)
  })

  it('holds each of the forty paths as an upstream serves it: with an agentId and its own state codes', () => {
    const document = JSON.parse(text)
    for (const line of upstreamPaths.trim().split('\n')) {
      const [method = '', path = ''] = line.split(' ')
      const call = allCalls.find((each) => each.method === method && each.path === path)
      const operation = objectAt(document, 'paths', path, method.toLowerCase())
      expect(operation['x-addition']).toBeUndefined()
      expect(operation['x-timeout-ms']).toBe(call?.timeoutMs)
      const answer = objectAt(operation, 'responses', '200', 'content', 'application/json', 'schema')
      const [success] = answer.oneOf as { properties: { state: { enum: string[] } } }[]
      expect(success?.properties.state.enum).toEqual(call?.success)
    }
    const quote = objectAt(document, 'paths', '/lounge/detail', 'post', 'requestBody')
    expect(objectAt(quote, 'content', 'application/json', 'schema').required).toContain('agentId')
  })
})

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

describe('the text of a call', () => {
  it('says first what goes, and last its refusals', () => {
    const call = allCalls.find(({ errorCodes }) => errorCodes.length > 0)
    if (call === undefined) throw new Error('no call is refused')
    const deprecation = { since: '2027-01-01', until: '2027-07-01', heir: 'use another' }
    const paragraphs = callText({ ...call, deprecation }).split('\n\n')
    expect(paragraphs[0]).toBe(
      '**Deprecated:** call is deprecated since 2027-01-01 and gone from 2027-07-01: use another.',
    )
    expect(paragraphs.at(-1)).toContain(`- \`${call.errorCodes[0]}\`: `)
  })

  it('says how long an answer may be sent, with the time in which a newer one is fetched', () => {
    expect(callText(calls.lounge.detail)).toContain(
      'The gateway may keep it for 60 s, and up to 300 s longer while a newer one has not come.',
    )
    expect(callText(calls.cip.getSubscribeTimes)).toContain('The gateway may keep it for 2 s.')
    expect(callText(calls.lounge.calculateLoungePrice)).not.toContain('may keep it')
  })
})

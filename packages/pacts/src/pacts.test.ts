import { readFileSync } from 'node:fs'
import { allCalls, pathExpression, stateNames, stateValues } from '@layover/contracts'
import { describe, expect, it } from 'vitest'
import { withTables } from '../generate/page-tables.ts'
import { pactPaths } from './committed.ts'
import type { PactFile } from './pact-file.ts'
import { recordGatewayUpstream } from './record-gateway-upstream.ts'
import { recordWebGateway } from './record-web-gateway.ts'

const files = [
  ['web-gateway.json', pactPaths.webGateway, recordWebGateway, '/api'],
  ['gateway-upstream.json', pactPaths.gatewayUpstream, recordGatewayUpstream, ''],
] as const

describe.each(files)('contracts/pacts/%s', (_name, path, recordAnew, basePath) => {
  const committed = readFileSync(path, 'utf8')
  const { interactions, ...file } = JSON.parse(committed) as PactFile

  it('is what its consumer does, byte for byte: run `pnpm generate` after a change', async () => {
    expect(await recordAnew()).toBe(committed)
  })

  it('has an interaction for every example of every call', () => {
    const expected = allCalls.flatMap(({ id, examples }) => examples.map(({ name }) => `${id}: ${name}`))
    expect(interactions.map(({ description }) => description).sort()).toEqual(expected.sort())
    expect(new Set(expected).size).toBe(expected.length)
  })

  it('sends each call to its path by its method', () => {
    for (const { id, path: template, method } of allCalls) {
      const pattern = pathExpression(basePath + template)
      const own = interactions.filter(({ description }) => description.startsWith(`${id}: `))
      expect(own.length, id).toBeGreaterThan(0)
      for (const { request } of own) {
        expect(request.path).toMatch(pattern)
        expect(request.method).toBe(method)
      }
    }
  })

  it('names states of the contract and values of theirs, and nothing else', () => {
    for (const { providerStates } of interactions) {
      expect(providerStates).toHaveLength(1)
      for (const { name, params = {} } of providerStates) {
        expect(stateNames).toHaveProperty([name])
        for (const [value, example] of Object.entries(params))
          expect(stateValues).toHaveProperty([value, 'example'], example)
      }
    }
  })

  it('names neither the time nor the tool of its writing', () => {
    expect(file).toMatchObject({ metadata: { pactSpecification: { version: '4.0' } } })
    expect(Object.keys((file as unknown as { metadata: object }).metadata)).toEqual(['pactSpecification'])
  })
})

describe('the page for backend teams', () => {
  const page = readFileSync(new URL('../../../contracts/pacts/README.md', import.meta.url), 'utf8')

  it('lists states, values and additions as the pact has them: run `pnpm generate`', () => {
    expect(withTables(page)).toBe(page)
  })

  it('lists every state that an interaction of the file is in, and every value that comes with one', () => {
    const { interactions } = JSON.parse(readFileSync(pactPaths.gatewayUpstream, 'utf8')) as PactFile
    for (const { name, params = {} } of interactions.flatMap(({ providerStates }) => providerStates))
      for (const word of [name, ...Object.keys(params)]) expect(page).toContain(`| \`${word}\` |`)
  })

  it('has placeholders as the requests have them', () => {
    const file = readFileSync(pactPaths.gatewayUpstream, 'utf8')
    for (const word of [
      'QQQ',
      'LV-NOSUCHORDER000000000',
      'NOSUCHCODE',
      'nowhere',
      'zeppelins',
      '189.00',
      '1.00',
    ])
      expect([page.includes(word), file.includes(word)], word).toEqual([true, true])
  })
})

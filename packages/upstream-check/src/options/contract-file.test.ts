import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allCalls, compileCheck } from '@layover/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStub } from '../../stub/server.ts'
import { checkUpstream } from '../check-upstream.ts'
import { readContractFile } from './contract-file.ts'

const COMMITTED = fileURLToPath(new URL('../../../../contracts/upstream-openapi.json', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'contract-file-'))
const stub = createStub()
let baseUrl: string
beforeAll(async () => {
  await new Promise<void>((done) => stub.listen(0, '127.0.0.1', done))
  baseUrl = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`
})
afterAll(() => {
  stub.closeAllConnections()
  stub.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The committed document with a change, in a file of its own. */
function changed(name: string, change: (text: string) => string): string {
  const path = join(folder, name)
  writeFileSync(path, change(readFileSync(COMMITTED, 'utf8')))
  return path
}

function contractIn(path: string) {
  const read = readContractFile(path)
  if ('fault' in read) throw new Error(read.fault)
  return read
}

it('the committed document promises the answers of every call', () => {
  const { calls } = contractIn(COMMITTED)
  for (const { id, success, data, examples } of allCalls) {
    const promised = calls.get(id)
    if (promised === undefined) throw new Error(`${id} is missing`)
    expect(promised.success).toEqual(success)
    const [known, read] = [compileCheck(data), compileCheck(promised.data)]
    for (const { reply } of examples) {
      if (!('data' in reply)) continue
      expect(read.violations(reply.data)).toEqual([])
      for (const wrong of [null, [], {}, 7, 'text', [{}]])
        expect(read.isValid(wrong), id).toBe(known.isValid(wrong))
    }
  }
})

it('an upstream is held to the other version: its shapes, and its calls', async () => {
  const older = changed('older.json', (text) => {
    const document = JSON.parse(text.replaceAll('"loungeName"', '"title"'))
    document.info.version = '0.9.0'
    delete document.paths['/airport/getPopularAirports']
    return JSON.stringify(document)
  })
  const report = await checkUpstream({
    baseUrl,
    contract: contractIn(older),
    deadlineFactor: 40,
    levels: ['L2'],
  })
  expect(report.contract.version).toBe('0.9.0')
  const callOf = (id: string) => report.calls.find(({ call }) => call === id)
  expect(callOf('lounge.lounges')?.findings[0]).toMatchObject({
    severity: 'breaks',
    path: expect.stringContaining('title'),
  })
  expect(callOf('airport.getPopularAirports')).toMatchObject({
    verdict: 'untested',
    untested: ['is not in contract 0.9.0'],
  })
  expect(callOf('airport.getA2ZAirports')?.verdict).toBe('ok')
}, 60_000)

describe('a file that cannot be used is one line', () => {
  it('the contract of the shop', () => {
    const shops = fileURLToPath(new URL('../../../../contracts/openapi.json', import.meta.url))
    expect(readContractFile(shops)).toEqual({ fault: expect.stringContaining('is for the shop') })
  })

  it.each([
    ['gone.json', undefined, 'cannot be read (ENOENT)'],
    ['words.json', () => 'words', 'is not JSON'],
    ['list.json', () => '[]', 'is no OpenAPI document'],
    ['other.json', () => '{"info":{"version":"1"},"paths":{}}', 'has no call of this contract'],
    ['type.json', (text: string) => text.replaceAll('"boolean"', '"flag"'), 'has a schema that this check'],
    ['link.json', (text: string) => text.replaceAll('#/components/', '#/gone/'), 'leads nowhere'],
  ] as const)('%s', (name, change, fault) => {
    const path = change ? changed(name, change) : join(folder, name)
    expect(readContractFile(path)).toEqual({ fault: expect.stringContaining(fault) })
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { selfSigned } from '@layover/server-kit/environment/self-signed.test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testConfig } from '../upstream.test-kit.ts'
import { createTransport } from './provider-transport.ts'

const folder = mkdtempSync(join(tmpdir(), 'layover-certificates-'))

const theirs = selfSigned(folder, 'provider')
const ours = selfSigned(folder, 'upstream')
let seen: IncomingHttpHeaders = {}
const server = createServer(
  { ...theirs, ca: ours.cert, requestCert: true, rejectUnauthorized: true },
  (request, response) => {
    seen = request.headers
    response.end('{}')
  },
)
beforeAll(async () => await new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const access = { ...testConfig().provider, headers: ['x-client', 'layover', 'x-gcs-client', 'layover'] }
const askWith = async (tls: { ca?: string; cert?: string; key?: string } | undefined) => {
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return await createTransport({ ...access, auth: 'v1hmac', tls })(url, { method: 'GET' }, 20_000)
}

describe('a provider that knows its merchants by certificate', () => {
  it('is shown it with the headers that it wants, and believed by its own authority', async () => {
    expect(await askWith({ ca: theirs.cert, ...ours })).toEqual({ kind: 'answer', status: 200, body: {} })
    expect(seen).toMatchObject({ 'x-client': 'layover', 'x-gcs-client': 'layover' })
    expect(seen.authorization).toMatch(/^GCS v1HMAC:key-1:/)
    expect(Date.parse(String(seen.date))).toBeGreaterThan(0)
  })

  it('gets nothing from a server that does not believe it', async () => {
    for (const tls of [undefined, ours])
      expect(await askWith(tls)).toEqual({
        kind: 'fault',
        reply: 'no_connection',
        why: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      })
  })

  it('breaks the connection of one that shows none', async () => {
    expect(await askWith({ ca: theirs.cert })).toMatchObject({ kind: 'fault', reply: 'broken' })
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { selfSigned } from '@layover/server-kit/environment/self-signed.test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeUpstream, json, type Script, startFakeUpstream } from '../test/fake-upstream.ts'
import { environment, HOST, post, startGateway } from '../test/gateway.ts'
import { start } from '../test/server-process.ts'
import { loadConfig } from './config.ts'

const PATH = '/api/lounge/getCommonPrice'
const data = { currency: 'GBP', currencySymbol: '£', price: '34.00' }

let upstream: FakeUpstream
let folder: string
beforeAll(async () => {
  upstream = await startFakeUpstream()
  folder = mkdtempSync(join(tmpdir(), 'layover-gateway-'))
})
afterAll(async () => {
  await upstream.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a provider that wants a token', () => {
  it('gets its headers with every call, whatever the visitor sends', async () => {
    const gateway = await startGateway({
      UPSTREAM_URL: upstream.url,
      UPSTREAM_HEADERS: 'Authorization: Bearer right\nX-Client: layover',
    })
    upstream.play(json({ state: '11', data }))
    const { statusCode } = await post(gateway, PATH, {}, { authorization: 'Bearer wrong', 'x-client': 'me' })
    await gateway.close()
    expect(statusCode).toBe(200)
    expect(upstream.seen.map(({ headers }) => [headers.authorization, headers['x-client']])).toEqual([
      ['Bearer right', 'layover'],
    ])
  })

  it('gets them with the probe of its health', async () => {
    const gateway = await startGateway({
      UPSTREAM_URL: upstream.url,
      UPSTREAM_HEALTH_PATH: '/up',
      UPSTREAM_HEADERS: 'Authorization: Bearer right',
    })
    upstream.play(json({}))
    const { statusCode } = await gateway.inject({ url: '/health/ready', headers: { host: HOST } })
    await gateway.close()
    expect(statusCode).toBe(200)
    expect(upstream.seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/up', 'Bearer right'],
    ])
  })
})

describe('a provider with success codes of its own', () => {
  it('succeeds with them alone', async () => {
    const gateway = await startGateway({ UPSTREAM_URL: upstream.url, UPSTREAM_STATES: '11=00,1=01' })
    upstream.play(json({ state: '00', data }))
    const own = await post(gateway, PATH, {})
    upstream.play(json({ state: '11', errorCode: 'NOT_FOUND', message: 'nothing there' }))
    const other = await post(gateway, PATH, {})
    await gateway.close()
    expect(own.json()).toEqual({ state: 'success', data })
    expect(other.json()).toMatchObject({ state: 'failure', errorCode: 'NOT_FOUND' })
  })

  it.each(['12=00', '11', '11=0 0', '11=00,11=00'])('is not one with the pairs %s', (UPSTREAM_STATES) => {
    expect(() => loadConfig(environment({ UPSTREAM_STATES }))).toThrow(/1 fault:\n {2}UPSTREAM_STATES: /)
  })
})

describe('a provider that knows its callers by certificate', () => {
  it('is called with it, and believed by its own authority', async () => {
    const own = selfSigned(folder, 'provider')
    const ours = selfSigned(folder, 'gateway')
    const server = createServer(
      { ...own, ca: ours.cert, requestCert: true, rejectUnauthorized: true },
      (request, response) => {
        request.resume()
        json({ state: '11', data })(response, request.socket, { method: '', url: '', headers: {}, body: '' })
      },
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const UPSTREAM_URL = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
    const certificate = { UPSTREAM_CLIENT_CERT: ours.cert, UPSTREAM_CLIENT_KEY: ours.key }
    const statusWith = async (settings: Record<string, string>) => {
      const gateway = await startGateway({ UPSTREAM_URL, ...settings })
      const call = await post(gateway, PATH, {})
      const ready = await gateway.inject({ url: '/health/ready', headers: { host: HOST } })
      await gateway.close()
      return [call.statusCode, ready.statusCode]
    }
    expect(await statusWith({ UPSTREAM_CA: own.cert, ...certificate })).toEqual([200, 200])
    expect(await statusWith({ UPSTREAM_CA: own.cert })).toEqual([502, 503])
    expect(await statusWith(certificate)).toEqual([502, 503])
    server.closeAllConnections()
    server.close()
  })

  it('has certificates and keys that fit, or the gateway does not start', () => {
    const [one, other] = [selfSigned(folder, 'one'), selfSigned(folder, 'other')]
    const faultsOf = (changes: Record<string, string>) => {
      try {
        loadConfig(environment({ UPSTREAM_URL: 'https://provider.example', ...changes }))
      } catch (error) {
        return String(error)
      }
      return ''
    }
    const pair = { UPSTREAM_CLIENT_CERT: one.cert, UPSTREAM_CLIENT_KEY: one.key }
    expect(faultsOf(pair)).toBe('')
    expect(faultsOf({ ...pair, UPSTREAM_CLIENT_KEY: other.key })).toMatch(
      /UPSTREAM_CLIENT_CERT: .*its own key/,
    )
    expect(faultsOf({ UPSTREAM_CLIENT_CERT: one.cert })).toMatch(/together with UPSTREAM_CLIENT_KEY/)
    expect(faultsOf({ UPSTREAM_CA: '-----BEGIN CERTIFICATE-----\nx' })).toMatch(
      /UPSTREAM_CA: expected certificates/,
    )
    expect(faultsOf({ ...pair, UPSTREAM_URL: 'http://provider.example' })).toMatch(
      /UPSTREAM_URL: expected https/,
    )
    expect(faultsOf({ ...pair, UPSTREAM_CLIENT_KEY: 'secret-5519' })).not.toContain('secret-5519')
  })
})

/** The two calls of a check, each with a success code of its own. */
function calls(airports: string, card: string): Script {
  const path = { caller: 'layover-shop', switchFlag: '1', switchToken: '' }
  return (response, socket, seen) => {
    const isCard = seen.url === '/pci/getPciParam'
    const answer = json(isCard ? { state: card, data: path } : { state: airports, data: [] })
    answer(response, socket, seen)
  }
}

describe.concurrent('--check --upstream', () => {
  it('says that a provider answers as the contract says', async () => {
    const provider = await startFakeUpstream()
    provider.play(calls('11', '1'))
    const { ended, output } = start({ UPSTREAM_URL: provider.url }, ['--check', '--upstream'])
    expect(await ended).toBe(0)
    await provider.close()
    expect(output()).toContain('The provider answers as the contract says.\n')
    expect(provider.seen.map(({ url }) => url)).toEqual(['/airport/getA2ZAirports', '/pci/getPciParam'])
  })

  it('notices that its second success code is another one', async () => {
    const provider = await startFakeUpstream()
    provider.play(calls('00', '02'))
    const settings = { UPSTREAM_URL: provider.url, UPSTREAM_STATES: '11=00,1=01' }
    const wrong = start(settings, ['--check', '--upstream'])
    expect(await wrong.ended).toBe(1)
    expect(wrong.output()).toMatch(/The provider cannot be used\. \/pci\/getPciParam: /)
    const right = start({ ...settings, UPSTREAM_STATES: '11=00,1=02' }, ['--check', '--upstream'])
    expect(await right.ended).toBe(0)
    await provider.close()
  })

  it('ends with 1 and the reason where it does not', async () => {
    const provider = await startFakeUpstream()
    provider.play((response) => void response.writeHead(401).end())
    const { ended, output } = start({ UPSTREAM_URL: provider.url }, ['--check', '--upstream'])
    expect(await ended).toBe(1)
    await provider.close()
    expect(output()).toMatch(/The provider cannot be used\. \/airport\/getA2ZAirports: /)
    expect(output()).toContain('401')
  })

  it('is no way to start', async () => {
    const { ended, output } = start({}, ['--upstream'])
    expect(await ended).toBe(1)
    expect(output()).toBe('--upstream goes with --check\n')
  })
})

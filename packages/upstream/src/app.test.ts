import { stateNames } from '@layover/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { startUpstream, testConfig, type Upstream } from './upstream.test-kit.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})

const search = { method: 'POST', url: '/airport/get' } as const
const json = { 'content-type': 'application/json' }

describe('a request that is wrong', () => {
  it.each([
    ['no JSON', 400, { ...search, headers: json, payload: '{' }],
    ['no body', 400, { ...search }],
    ['another content type', 415, { ...search, headers: { 'content-type': 'text/xml' }, payload: '<a/>' }],
    ['a body that is too large', 413, { ...search, payload: { keyword: 'x'.repeat(70_000) } }],
    ['a text that no database can hold', 400, { ...search, payload: { keyword: 'a\u0000b' } }],
    ['an unknown path', 404, { ...search, url: '/airport/nowhere' }],
    ['another method', 405, { ...search, method: 'GET' as const }],
    ['an agent that is missing', 400, { ...search, url: '/lounge/lounges', payload: { airportCode: 'LHR' } }],
    ['a number that is text', 400, { ...search, url: '/airport/getAirports', payload: { latitude: '1' } }],
  ])('with %s is answered as JSON with status %i', async (_what, status, request) => {
    const response = await upstream.app.inject(request)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ status, title: expect.any(String) })
  })

  it('is refused with every path, the expected and the sent value', async () => {
    const payload = { agentId: 'layover', passengerNumber: 0, extra: true }
    const response = await upstream.app.inject({ ...search, url: '/lounge/calculateLoungePrice', payload })
    expect(response.json().errors).toEqual([
      { path: 'body: $.extra', expected: 'no such field', got: 'boolean' },
      { path: 'body: $.passengerNumber', expected: 'integer from 1 to 99', got: '0' },
    ])
  })

  it('in a query is refused like one in a body', async () => {
    const url =
      '/purchasemembership/getPlanByAgentId?agentId=layover&planId=LAYOVER-EXPLORER&additionalVisits=two'
    expect((await upstream.app.inject({ method: 'GET', url })).statusCode).toBe(400)
  })
})

describe('the server', () => {
  it('reports that it is live and ready', async () => {
    expect((await upstream.app.inject({ url: '/health/live' })).statusCode).toBe(200)
    expect((await upstream.app.inject({ url: '/health/ready' })).statusCode).toBe(200)
  })

  it('writes one line per call with its id, result and duration, and no content', async () => {
    upstream.logs.length = 0
    await upstream.app.inject({
      ...search,
      payload: { keyword: 'secret wish' },
      headers: { 'x-request-id': 'request-0001' },
    })
    expect(upstream.logs).toHaveLength(1)
    const line: unknown = JSON.parse(upstream.logs[0] ?? '')
    expect(line).toMatchObject({
      call: 'airport.get',
      state: '11',
      ms: expect.any(Number),
      reqId: 'request-0001',
    })
    expect(upstream.logs[0]).not.toContain('secret wish')
  })

  it('sets every named state up with the test flag', async () => {
    for (const name of Object.keys(stateNames)) {
      const url = `/_states/${encodeURIComponent(name)}`
      expect((await upstream.app.inject({ method: 'POST', url })).statusCode).toBe(204)
    }
    expect((await upstream.app.inject({ method: 'POST', url: '/_states/riches' })).statusCode).toBe(404)
    // Passwords are hashed at the real cost, which takes long on a busy machine.
  }, 120_000)

  it('has no named states without the flag: they delete orders', async () => {
    const { store, provider } = upstream
    const app = await buildApp({
      config: testConfig({ TEST_STATES: 'off', LOG_LEVEL: 'silent' }),
      store,
      provider,
    })
    expect((await app.inject({ method: 'POST', url: '/_states/catalogue' })).statusCode).toBe(404)
    const payload = { state: 'catalogue', action: 'setup' }
    expect((await app.inject({ method: 'POST', url: '/_states', payload })).statusCode).toBe(404)
    await app.close()
  })
})

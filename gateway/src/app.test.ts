import { allCalls, type CallDefinition, fillPath, pathExpression } from '@layover/contracts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeUpstream, json, startFakeUpstream } from '../test/fake-upstream.ts'
import { HOST, post, startGateway } from '../test/gateway.ts'

const key = '7f4df5a2-6f0b-4c53-9d3e-0b1ba0f6f2c1'

let upstream: FakeUpstream
let app: FastifyInstance

beforeAll(async () => {
  upstream = await startFakeUpstream()
  app = await startGateway({ UPSTREAM_URL: upstream.url })
})
afterAll(async () => {
  await app.close()
  await upstream.close()
})

interface Parts {
  readonly path?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: object
}

function send(call: CallDefinition, request: Parts) {
  const path = fillPath(`/api${call.path}`, request.path ?? {})
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const headers = { host: HOST, ...(call.effect === 'order' && { 'idempotency-key': crypto.randomUUID() }) }
  if (call.method === 'GET') return app.inject({ url: `${path}?${query}`, headers })
  return post(app, path, request.body ?? {}, headers)
}

describe.each(allCalls.map((call) => [call.id, call] as const))('%s', (_id, call) => {
  it.each(call.examples.map((example) => [example.name, example] as const))(
    'forwards and normalises: %s',
    async (_name, example) => {
      const { reply } = example
      upstream.play(json('data' in reply ? { state: call.success[0], ...reply } : { state: '99', ...reply }))
      const answer = await send(call, example.request as Parts)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ state: 'data' in reply ? 'success' : 'failure', ...reply })
      expect(upstream.seen).toHaveLength(1)
      expect(upstream.seen[0]?.url.split('?')[0]).toMatch(pathExpression(call.path))
    },
  )
})

describe('an upstream request', () => {
  it('has the checked body with the agent, the gateway’s language and the gateway’s headers alone', async () => {
    upstream.play(json({ state: '11', data: [] }))
    await post(
      app,
      '/api/lounge/lounges',
      { airportCode: 'ZRH' },
      {
        'accept-language': 'de-CH',
        'x-request-id': 'request-0001',
        'x-forwarded-for': '10.0.0.1',
        'x-original-url': '/admin',
        'x-http-method-override': 'DELETE',
        'keep-alive': 'timeout=5',
        'accept-encoding': 'gzip',
        te: 'trailers',
        authorization: 'Bearer secret',
        cookie: 'a=b',
      },
    )
    const [seen] = upstream.seen
    expect(JSON.parse(seen?.body ?? '')).toEqual({ agentId: 'general', airportCode: 'ZRH' })
    expect(Object.keys(seen?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-language',
      'connection',
      'content-length',
      'content-type',
      'host',
      'traceparent',
      'x-request-id',
    ])
    expect(seen?.headers).toMatchObject({ 'accept-language': 'en-US', 'x-request-id': 'request-0001' })
    expect(seen?.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  })

  it.each([
    ['default, absent', '/api/lounge/lounges', { airportCode: 'ZRH' }, 'general'],
    ['default, given', '/api/lounge/lounges', { airportCode: 'ZRH', agentId: 'mine' }, 'mine'],
    ['popular, absent', '/api/lounge/popularLounges', {}, 'popular'],
    ['popular, given', '/api/lounge/popularLounges', { agentId: 'mine' }, 'mine'],
    ['forced, given', '/api/lounge/calculateLoungePrice', { passengerNumber: 1, agentId: 'mine' }, 'general'],
    ['given, absent', '/api/airport/get', { keyword: 'zur' }, undefined],
    ['given, given', '/api/airport/get', { keyword: 'zur', agentId: 'mine' }, 'mine'],
  ])('carries the agent by the policy %s', async (_policy, path, body, agentId) => {
    upstream.play(json({ state: '11', data: [] }))
    await post(app, path, body)
    expect(JSON.parse(upstream.seen[0]?.body ?? '').agentId).toBe(agentId)
  })

  it.each([
    ['/api/lounge/lounges', { airportCode: 'ZRH' }, 'general'],
    ['/api/lounge/popularLounges', {}, 'popular'],
    ['/api/airport/get', { keyword: 'zur' }, undefined],
  ])('of the read %s has no made-up agent', async (path, body, agentId) => {
    upstream.play(json({ state: '11', data: [] }))
    expect((await post(app, path, { ...body, agentId: 'made-up' })).statusCode).toBe(200)
    expect(JSON.parse(upstream.seen[0]?.body ?? '').agentId).toBe(agentId)
  })

  it('is never an order, a hold or a card session in the name of a made-up agent', async () => {
    const agentId = 'made-up'
    const order = { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' }, agentId }
    const slot = { loungeCode: 'L', visitDate: '2027-03-09', visitTime: '14:30', passengerNumber: 2, agentId }
    upstream.play(json({ state: '11', data: {} }))
    const answers = [
      await post(app, '/api/cip/confirmPaymentOrder', order, { 'idempotency-key': key }),
      await post(app, '/api/loungePrebooking/checkAvailable', slot),
      await app.inject({ url: '/api/lounge/createSession/made-up', headers: { host: HOST } }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
    expect(answers[0]?.json()).toMatchObject({ type: 'urn:layover:problem:bad-request' })
    expect(upstream.seen).toHaveLength(0)
  })

  it('puts the agent of a GET in its query, rebuilt from what was checked', async () => {
    await app.inject({
      url: '/api/purchasemembership/getPlanByAgentId?planId=a&additionalVisits=2',
      headers: { host: HOST },
    })
    expect(upstream.seen.at(-1)?.url).toBe(
      '/purchasemembership/getPlanByAgentId?agentId=general&planId=a&additionalVisits=2',
    )
  })

  it('has a valid trace of the caller', async () => {
    const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    upstream.play(json({ state: '99', errorCode: 'NOT_FOUND' }))
    const payment = { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } }
    await post(app, '/api/cip/confirmPaymentOrder', payment, { 'idempotency-key': key, traceparent: trace })
    expect(upstream.seen[0]?.headers).toMatchObject({ traceparent: trace })
  })

  it('has one key for a double press and another for another visitor with the same text, and names neither', async () => {
    upstream.play(json({ state: '11', data: { reference: 'LV-F-2H8XTC' } }))
    const send = async (message: string, headers: Record<string, string>) =>
      await post(app, '/api/customer/service/create', { kind: 'feedback', message }, headers)
    const first = await send('Good.', {})
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
    for (const message of ['Good.', 'Good.', 'Better.'])
      await send(message, { cookie, 'idempotency-key': key })
    await send('Good.', {})
    const keys = upstream.seen.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(5)
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(new Set(keys).size).toBe(3)
  })
})

describe('an answer to the shop', () => {
  it('has the gateway’s headers and none of the upstream’s', async () => {
    upstream.play(
      json(
        { state: '11', data: [] },
        { 'set-cookie': 'evil=1', server: 'x', location: '/y', 'x-powered-by': 'z' },
      ),
    )
    const { headers } = await post(app, '/api/airport/get', { keyword: 'zur' })
    expect(headers['set-cookie']).toMatch(/^layover=/)
    for (const name of ['server', 'location', 'x-powered-by']) expect(headers).not.toHaveProperty(name)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('lists every violation of a refused request: path, expected and got', async () => {
    const body = { passengerNumber: 0, discountCode: 'x'.repeat(31), extra: 'secret' }
    const answer = await post(app, '/api/lounge/calculateLoungePrice', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    const problem = answer.json()
    expect(problem).toMatchObject({ type: 'urn:layover:problem:bad-request', status: 400 })
    expect(problem.requestId).toBe(answer.headers['x-request-id'])
    expect(problem.errors).toEqual(
      expect.arrayContaining([
        { path: '$.extra', expected: 'no such field', got: 'string' },
        { path: '$.passengerNumber', expected: 'integer from 1 to 99', got: '0' },
        expect.objectContaining({ path: '$.discountCode' }),
      ]),
    )
  })
})

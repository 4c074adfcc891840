import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { Agent, request as send } from 'undici'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeUpstream, held, json, startFakeUpstream } from '../../test/fake-upstream.ts'
import { HOST, startGateway } from '../../test/gateway.ts'

const airport = { agentId: 'a', code: 'ZRH', iataCode: 'ZRH', name: 'Zürich Airport', city: 'Zürich' }
const place = { ...airport, country: 'Switzerland', imgUrl: '', supportLounge: true, supportCip: false }
const airports = Array.from({ length: 60 }, (_, index) => ({ ...place, name: `Airport ${index}` }))
const price = { currency: 'GBP', currencySymbol: '£', price: '34.00' }
const REFUSED = { state: '99', errorCode: 'NOT_FOUND' }

let upstream: FakeUpstream
let app: FastifyInstance
let base: string
let connections: Agent

beforeAll(async () => {
  upstream = await startFakeUpstream()
})
afterAll(() => upstream.close())
beforeEach(async () => {
  connections = new Agent()
  app = await startGateway({ UPSTREAM_URL: upstream.url, CACHE_MAX_BYTES: '1000000' })
  const address = app.server.address()
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterEach(async () => {
  vi.restoreAllMocks()
  await connections.destroy()
  await app.close()
})

/** Calls over a real connection, since a cached answer bypasses Fastify's reply. */
async function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const isPost = body !== undefined
  const answer = await send(`${base}/api${path}`, {
    dispatcher: connections,
    method: isPost ? 'POST' : 'GET',
    headers: { host: HOST, ...(isPost && { 'content-type': 'application/json' }), ...headers },
    ...(isPost && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    bytes: Buffer.from(await answer.body.arrayBuffer()),
  }
}

const realNow = performance.now.bind(performance)

/** Moves the clock forward. */
function pass(ms: number) {
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + ms)
}

/** Resolves when this number of further requests has arrived. */
function arrivals(count: number): Promise<void> {
  return new Promise((resolve) => {
    app.server.on('request', () => --count === 0 && resolve())
  })
}

const textOf = ({ bytes }: { bytes: Buffer }) => bytes.toString()

describe('a cached read', () => {
  it('is fetched once, and answered again with the same bytes and headers', async () => {
    upstream.play(json({ state: '11', data: price }))
    const first = await call('/lounge/getCommonPrice', {})
    const again = await call('/lounge/getCommonPrice', {})
    expect(upstream.seen).toHaveLength(1)
    expect(textOf(again)).toBe(textOf(first))
    expect(first.status).toBe(200)
    const { 'x-request-id': _a, 'set-cookie': _b, date: _c, ...fixed } = first.headers
    expect(again.headers).toMatchObject(fixed)
    expect(fixed).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'content-type': 'application/json; charset=utf-8',
    })
    expect(first.headers['x-request-id']).not.toBe(again.headers['x-request-id'])
  })

  it('has one entry for any order and spacing of its fields, and another for another agent', async () => {
    upstream.play(json({ state: '11', data: [place] }))
    await call('/airport/get', '{"code":"ZRH","agentId":"a"}')
    await call('/airport/get', ' { "agentId":"a", "code":"ZRH" }')
    expect(upstream.seen).toHaveLength(1)
    await call('/airport/get', { code: 'ZRH', agentId: 'b' })
    await call('/airport/get', { code: 'ZRH' })
    await call('/airport/get', { code: 'GVA', agentId: 'a' })
    expect(upstream.seen).toHaveLength(4)
  })

  it('has one entry for all agents that nobody knows', async () => {
    upstream.play(json({ state: '11', data: [place] }))
    for (const agentId of ['junk-1', 'junk-2', 'general'])
      expect((await call('/airport/getPopularAirports', { agentId })).status).toBe(200)
    expect(upstream.seen).toHaveLength(2)
  })

  it('gives a new visitor a cookie with a cached answer too', async () => {
    upstream.play(json({ state: '11', data: price }))
    await call('/lounge/getCommonPrice', {})
    const { headers } = await call('/lounge/getCommonPrice', {})
    expect(headers['set-cookie']).toMatch(/^layover=/)
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    expect((await call('/lounge/getCommonPrice', {}, { cookie })).headers).not.toHaveProperty('set-cookie')
  })

  it('is still refused when the request is not valid', async () => {
    upstream.play(json({ state: '11', data: price }))
    await call('/lounge/getCommonPrice', {})
    for (const body of ['{"x":1}', '{', '[]', '{}{}']) {
      expect((await call('/lounge/getCommonPrice', body)).status).toBe(400)
    }
    expect((await call('/lounge/getCommonPrice?a=1', {})).status).toBe(400)
  })

  it('is fetched once for simultaneous requests, and not aborted when the first visitor leaves', async () => {
    const running = held(json({ state: '11', data: price }))
    upstream.play(running.script)
    const leaving = new AbortController()
    const headers = { host: HOST, 'content-type': 'application/json' }
    const left = send(`${base}/api/lounge/getCommonPrice`, {
      dispatcher: connections,
      method: 'POST',
      headers,
      body: '{}',
      signal: leaving.signal,
    }).catch(() => 'left')
    await expect.poll(() => upstream.seen.length, { timeout: 30_000 }).toBe(1)
    const arrived = arrivals(3)
    const others = Promise.all([1, 2, 3].map(() => call('/lounge/getCommonPrice', {})))
    await arrived
    leaving.abort()
    expect(await left).toBe('left')
    running.release()
    for (const { status, bytes } of await others) {
      expect([status, JSON.parse(bytes.toString()).data]).toEqual([200, price])
    }
    expect(upstream.seen).toHaveLength(1)
  })
})

describe('an answer that is never cached', () => {
  it.each([
    ['a refusal', json(REFUSED), 200],
    ['a broken promise', json({ state: '11', data: { ...price, price: 34 } }), 502],
    ['a fault', (response: { destroy: () => void }) => response.destroy(), 502],
    ['another status', json('{}', {}), 502],
  ])('%s', async (_name, script, status) => {
    upstream.play(script as ReturnType<typeof json>)
    expect((await call('/lounge/getCommonPrice', {})).status).toBe(status)
    upstream.play(json({ state: '11', data: price }))
    expect(JSON.parse(textOf(await call('/lounge/getCommonPrice', {}))).data).toEqual(price)
  })

  it('is one that breaks the contract and passes in report mode', async () => {
    await app.close()
    app = await startGateway({
      UPSTREAM_URL: upstream.url,
      CACHE_MAX_BYTES: '1000000',
      VALIDATION: 'report',
      PORT: '0',
    })
    const address = app.server.address()
    base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    upstream.play(json({ state: '11', data: { ...price, price: 34 } }))
    for (const _time of [1, 2]) expect((await call('/lounge/getCommonPrice', {})).status).toBe(200)
    expect(upstream.seen).toHaveLength(2)
  })

  it('is a price, an order or another one without a time to live', async () => {
    upstream.play(json(REFUSED))
    for (const _time of [1, 2]) {
      const answer = await call('/lounge/calculateLoungePrice', { passengerNumber: 1 })
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers).not.toHaveProperty('etag')
    }
    expect(upstream.seen).toHaveLength(2)
  })
})

describe('an answer past its time', () => {
  it('is sent at once while a newer one is fetched', async () => {
    upstream.play(json({ state: '11', data: price }))
    await call('/lounge/getCommonPrice', {})
    pass(61_000)
    const running = held(json({ state: '11', data: { ...price, price: '35.00' } }))
    upstream.play(running.script)
    expect(textOf(await call('/lounge/getCommonPrice', {}))).toContain('34.00')
    expect(textOf(await call('/lounge/getCommonPrice', {}))).toContain('34.00')
    await expect.poll(() => upstream.seen.length, { timeout: 30_000 }).toBe(1)
    running.release()
    await expect.poll(async () => textOf(await call('/lounge/getCommonPrice', {}))).toContain('35.00')
    expect(upstream.seen).toHaveLength(1)
  })

  it.each([
    ['resets connections', (response: { destroy: () => void }) => response.destroy()],
    [
      'answers 500',
      (response: { writeHead: (n: number) => { end: () => void } }) => response.writeHead(500).end(),
    ],
    ['breaks its promise', json({ state: '11', data: {} })],
    ['refuses without a reason of the contract', json({ state: '99', errorCode: 'SYSTEM_BUSY' })],
  ])('is sent while the provider %s, until its window is over', async (_name, script) => {
    upstream.play(json({ state: '11', data: price }))
    await call('/lounge/getCommonPrice', {})
    pass(61_000)
    upstream.play(script as ReturnType<typeof json>)
    for (const _time of [1, 2, 3]) {
      expect(textOf(await call('/lounge/getCommonPrice', {}))).toContain('34.00')
    }
    expect(
      upstream.seen.length,
      'not each visitor causes a request to a failing provider',
    ).toBeLessThanOrEqual(2)
    pass(361_000)
    upstream.play(json(REFUSED))
    expect(textOf(await call('/lounge/getCommonPrice', {}))).not.toContain('34.00')
  })

  it('is sent at once while the provider never answers', async () => {
    upstream.play(json({ state: '11', data: price }))
    await call('/lounge/getCommonPrice', {})
    pass(359_000)
    upstream.play(() => undefined)
    for (const _time of [1, 2]) {
      expect(textOf(await call('/lounge/getCommonPrice', {}))).toContain('34.00')
    }
    expect(upstream.seen).toHaveLength(1)
  })

  it('is dropped when the provider sends a failure that the contract names', async () => {
    const body = { airportCode: 'ZRH' }
    upstream.play(json({ state: '11', data: [] }))
    await call('/lounge/lounges', body)
    pass(61_000)
    upstream.play(json(REFUSED))
    await call('/lounge/lounges', body)
    await expect.poll(async () => textOf(await call('/lounge/lounges', body))).toContain('NOT_FOUND')
  })
})

describe('the forms of a cached answer', () => {
  const both = { 'accept-encoding': 'gzip, deflate, br' }

  it('are compressed once, in the background, for browsers that accept them', async () => {
    upstream.play(json({ state: '11', data: airports }))
    const plain = await call('/airport/getA2ZAirports', {})
    await call('/airport/getA2ZAirports', {}, both)
    await expect
      .poll(async () => (await call('/airport/getA2ZAirports', {}, both)).headers['content-encoding'])
      .toBe('br')
    const brotli = await call('/airport/getA2ZAirports', {}, both)
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(textOf(plain))
    await expect
      .poll(
        async () =>
          (await call('/airport/getA2ZAirports', {}, { 'accept-encoding': 'gzip' })).headers[
            'content-encoding'
          ],
      )
      .toBe('gzip')
    const gzip = await call('/airport/getA2ZAirports', {}, { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.bytes).toString()).toBe(textOf(plain))
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(brotli.headers.vary).toBe('accept-encoding')
    expect(upstream.seen).toHaveLength(1)
  })

  it('are 304 for a GET with their ETag, and never for a POST', async () => {
    const plans = { state: '11', data: [] }
    upstream.play(json(plans))
    const first = await call('/purchasemembership/getPlans')
    const etag = String(first.headers.etag)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const again = await call('/purchasemembership/getPlans', undefined, { 'if-none-match': `"x", ${etag}` })
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag])
    expect(again.headers).not.toHaveProperty('content-type')
    const other = await call('/purchasemembership/getPlans', undefined, { 'if-none-match': '"other"' })
    expect(other.status).toBe(200)
    const posted = await call('/airport/getA2ZAirports', {}, { 'if-none-match': '*' })
    expect(posted.status).toBe(200)
  })
})

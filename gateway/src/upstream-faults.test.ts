import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FakeUpstream, json, raw, type Script, startFakeUpstream } from '../test/fake-upstream.ts'
import { HOST, post, startGateway } from '../test/gateway.ts'

const price = { state: '11', data: { currency: 'GBP', currencySymbol: '£', price: '34.00' } }
const text = JSON.stringify(price)
const PATH = '/api/lounge/getCommonPrice'

let upstream: FakeUpstream
let app: FastifyInstance

beforeAll(async () => {
  upstream = await startFakeUpstream()
  app = await startGateway({ UPSTREAM_URL: upstream.url, ANSWER_LIMIT_BYTES: '100000' })
})
afterAll(async () => {
  await app.close()
  await upstream.close()
})
afterEach(async () => {
  upstream.play(json(price))
  expect((await post(app, PATH, {})).json(), 'the next call is served').toEqual({
    ...price,
    state: 'success',
  })
})

function status(code: number, headers: Record<string, string> = {}): Script {
  return (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers })
    response.end(code === 204 || code === 304 ? undefined : text)
  }
}

function head(lines: string[], rest: string | Buffer = ''): Buffer {
  return Buffer.concat([Buffer.from(['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n')), Buffer.from(rest)])
}

const TYPE = 'Content-Type: application/json'

/** Name, how often the upstream is asked (a read is asked again when no byte came), what it does. */
const table: readonly (readonly [string, number, Script])[] = [
  ['a reset', 2, (_response, socket) => socket.resetAndDestroy()],
  ['a closed socket', 2, (_response, socket) => socket.destroy()],
  ['no HTTP', 2, raw('HELLO\r\n\r\n')],
  ['a broken status line', 2, raw('HTTP/1.1 abc OK\r\n\r\n')],
  ['oversized headers', 2, raw(head([TYPE, `X-Long: ${'x'.repeat(40_000)}`], text))],
  ['two lengths', 2, raw(head([TYPE, 'Content-Length: 3', 'Content-Length: 4'], text))],
  ['a body cut in the middle', 1, raw(head([TYPE, 'Content-Length: 500'], text))],
  ['a body that resets', 1, raw(head([TYPE, 'Content-Length: 500'], text), 'reset')],
  ['a chunk cut in the middle', 1, raw(head([TYPE, 'Transfer-Encoding: chunked'], '50\r\n{"state"'))],
  ['status 101', 2, raw('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n')],
  ['status 201', 1, status(201)],
  ['status 204', 1, status(204)],
  ['status 301', 1, status(301, { location: 'http://evil.example/' })],
  ['status 304', 1, status(304)],
  ['status 400', 1, status(400)],
  ['status 401', 1, status(401)],
  ['status 404', 1, status(404)],
  ['status 429', 1, status(429, { 'retry-after': '1' })],
  ['status 500', 1, status(500)],
  ['status 503', 1, status(503, { 'retry-after': '1' })],
  [
    'status 999',
    1,
    raw(`HTTP/1.1 999 Odd\r\n${TYPE}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`),
  ],
  ['HTML', 1, json('<h1>hello</h1>', { 'content-type': 'text/html' })],
  ['HTML that calls itself JSON', 1, json('<h1>hello</h1>')],
  ['no content type', 1, raw(head([`Content-Length: ${Buffer.byteLength(text)}`], text))],
  ['problem+json', 1, json(price, { 'content-type': 'application/problem+json' })],
  ['utf-16', 1, json(Buffer.from(text, 'utf16le'), { 'content-type': 'application/json; charset=utf-16' })],
  ['gzip unasked', 1, json(gzipSync(text), { 'content-encoding': 'gzip' })],
  ['a BOM', 1, json(`\ufeff${text}`)],
  ['broken UTF-8', 1, json(Buffer.from('7b227374617465223a22c328227d', 'hex'))],
  ['an empty body', 1, json('')],
  ['half a JSON', 1, json(text.slice(0, 30))],
  ['null', 1, json('null')],
  ['a number', 1, json('11')],
  ['an array', 1, json('[]')],
  ['an empty object', 1, json({})],
  ['a state that is a number', 1, json({ ...price, state: 11 })],
  ['success without data', 1, json({ state: '11' })],
  ['failure without a code', 1, json({ state: '99' })],
  ['failure with a number for a code', 1, json({ state: '99', errorCode: 20001 })],
  ['a missing field', 1, json({ state: '11', data: { currency: 'GBP', price: '34.00' } })],
  ['a number for a price', 1, json({ state: '11', data: { ...price.data, price: 34 } })],
  ['null for a field', 1, json({ state: '11', data: { ...price.data, currency: null } })],
  ['an answer larger than the cap', 1, json({ ...price, x: 'x'.repeat(200_000) })],
  [
    'a large answer in chunks',
    1,
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      for (let i = 0; i < 30; i++) response.write('x'.repeat(10_000))
      response.end()
    },
  ],
]

describe('what the upstream does wrong is a 502 in JSON', () => {
  it.each(table)('%s', async (_name, asked, script) => {
    upstream.play(script)
    const answer = await post(app, PATH, {})
    expect(answer.statusCode).toBe(502)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ type: 'urn:layover:problem:broken-promise', status: 502 })
    expect(answer.headers).not.toHaveProperty('location')
    expect(answer.body).not.toMatch(/UND_ERR|ECONN|node_modules|127\.0\.0\.1|hello/)
    expect(upstream.seen).toHaveLength(asked)
  })

  it('an upstream that is not there', async () => {
    const alone = await startGateway({ UPSTREAM_URL: 'http://127.0.0.1:1' })
    expect((await post(alone, PATH, {})).statusCode).toBe(502)
    await alone.close()
  })
})

describe('what the upstream does late is a 504', () => {
  const drip: Script = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 100)
    response.on('close', () => clearInterval(timer))
  }
  const silent: Script = () => undefined

  it.concurrent.each([
    ['silence', silent],
    ['a drip that would never idle', drip],
  ])(
    '%s',
    async (_name, script) => {
      const slow = await startFakeUpstream()
      slow.play(script)
      const own = await startGateway({ UPSTREAM_URL: slow.url })
      const begun = performance.now()
      expect((await post(own, PATH, {})).statusCode).toBe(504)
      expect(performance.now() - begun).toBeLessThan(5_600)
      expect(slow.seen).toHaveLength(1)
      await own.close()
      await slow.close()
    },
    8_000,
  )
})

describe('asking again', () => {
  const flaky = (first: Script): Script => {
    let count = 0
    return (response, socket, seen) => (count++ === 0 ? first : json(price))(response, socket, seen)
  }

  it('saves a read whose connection broke before any answer', async () => {
    upstream.play(flaky((_response, socket) => socket.destroy()))
    expect((await post(app, PATH, {})).statusCode).toBe(200)
    expect(upstream.seen).toHaveLength(2)
  })

  it.each([
    [
      'an order',
      '/api/lounge/confirmPaymentOrder',
      { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } },
    ],
    ['a hold', '/api/pci/getPciParam', {}],
    ['a submit', '/api/customer/service/create', { kind: 'feedback', message: 'hello' }],
  ])('is never done for %s', async (_name, path, body) => {
    upstream.play((_response, socket) => void socket.destroy())
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await post(app, path, body, key)).statusCode).toBe(502)
    expect(upstream.seen).toHaveLength(1)
  })

  it('stays within a fifth of the traffic', async () => {
    const own = await startGateway({ UPSTREAM_URL: upstream.url })
    upstream.play((_response, socket) => void socket.destroy())
    for (let i = 0; i < 60; i++) await post(own, PATH, {})
    expect(upstream.seen.length).toBeLessThanOrEqual(60 + 10 + 12)
    await own.close()
  })
})

describe('a visitor who leaves', () => {
  const leave = async (path: string, body: object, headers: string[]) => {
    const ended = new Promise<boolean>((resolve) => {
      upstream.play((response) => {
        response.on('close', () => resolve(response.writableFinished))
        setTimeout(() => json(price)(response, response.socket as never, {} as never), 150)
      })
    })
    const { port } = app.server.address() as { port: number }
    const payload = JSON.stringify(body)
    const lines = [`POST ${path} HTTP/1.1`, `Host: ${HOST}`, 'Content-Type: application/json', ...headers]
    const socket = connect(port, '127.0.0.1')
    socket.write(`${lines.join('\r\n')}\r\nContent-Length: ${payload.length}\r\n\r\n${payload}`)
    await expect.poll(() => upstream.seen.length).toBe(1)
    socket.destroy()
    return ended
  }

  it('ends a read', async () => {
    expect(await leave(PATH, {}, [])).toBe(false)
  })

  it.each([
    [
      'an order',
      '/api/lounge/confirmPaymentOrder',
      { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } },
    ],
    ['a submit', '/api/customer/service/create', { kind: 'feedback', message: 'hello' }],
  ])('does not end %s', async (_name, path, body) => {
    const key = `Idempotency-Key: ${crypto.randomUUID()}`
    expect(await leave(path, body, [key])).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { raw, type Script } from '../fake-upstream.ts'
import { type Fault, itIsABadGateway, LENGTH, PATH, TYPE, text, useFaultyUpstream, wire } from '../faults.ts'
import { post } from '../gateway.ts'

const faulty = useFaultyUpstream()

function status(code: number, headers: Record<string, string> = {}): Script {
  return (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers })
    response.end(code === 204 || code === 304 ? undefined : text)
  }
}

const plain = [
  201, 202, 203, 204, 205, 206, 226, 300, 304, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 413,
]
const more = [418, 421, 422, 426, 431, 451, 500, 501, 502, 504, 505, 507, 511, 599]

/** A status that only a bare socket can send. */
function odd(code: string): Fault {
  return [`status ${code}`, 1, raw(wire([TYPE, LENGTH], text, `HTTP/1.1 ${code} Odd`))]
}

describe('a status that is not 200', () => {
  itIsABadGateway(faulty, [
    ...[...plain, ...more].map((code): Fault => [`status ${code}`, 1, status(code)]),
    ...[301, 302, 303, 307, 308].map(
      (code): Fault => [`status ${code} to elsewhere`, 1, status(code, { location: 'http://evil.example/' })],
    ),
    ['status 401 with a question', 1, status(401, { 'www-authenticate': 'Basic realm="evil"' })],
    ['status 429 with a time', 1, status(429, { 'retry-after': '1' })],
    ...['000', '600', '700', '999'].map(odd),
    ['status 204 with a body', 1, raw(wire([TYPE, LENGTH], text, 'HTTP/1.1 204 No Content'), 'hang')],
    ['status 304 with a body', 1, raw(wire([TYPE, LENGTH], text, 'HTTP/1.1 304 Not Modified'), 'hang')],
  ])
})

describe('a status 503', () => {
  it.each([{}, { 'retry-after': '60000' }])('of a read means that it was not done %j', async (headers) => {
    faulty.upstream.play(status(503, headers))
    const answer = await post(faulty.app, PATH, {})
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('1')
    expect(answer.json()).toMatchObject({ type: 'urn:layover:problem:unavailable', status: 503 })
  })

  it('of a payment leaves open whether it was done', async () => {
    faulty.upstream.play(status(503))
    const payment = { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } }
    const order = { 'idempotency-key': crypto.randomUUID() }
    expect((await post(faulty.app, '/api/cip/confirmPaymentOrder', payment, order)).statusCode).toBe(502)
  })
})

const stray = {
  'access-control-allow-origin': '*',
  'alt-svc': 'h3=":443"',
  'clear-site-data': '"*"',
  'content-disposition': 'attachment; filename="x.exe"',
  'content-language': 'de',
  'content-location': '/x',
  etag: '"upstream"',
  expires: 'Thu, 01 Jan 2099 00:00:00 GMT',
  'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
  link: '</x>; rel=preload',
  location: 'http://evil.example/',
  'proxy-authenticate': 'Basic',
  refresh: '0; url=http://evil.example/',
  'retry-after': '9',
  server: 'nginx/1.0',
  'set-cookie': 'evil=1',
  'strict-transport-security': 'max-age=0',
  trailer: 'x-sum',
  upgrade: 'h2c',
  via: '1.1 x',
  'www-authenticate': 'Basic',
  'x-powered-by': 'PHP',
  'x-sum': '1',
}

describe('headers of the upstream', () => {
  it.each(Object.entries(stray))('%s stays behind', async (name, value) => {
    faulty.upstream.play(status(200, { connection: 'close, x-sum', [name]: value }))
    const { headers, statusCode } = await post(faulty.app, PATH, {})
    expect(statusCode).toBe(200)
    if (name === 'set-cookie') expect(String(headers['set-cookie'])).toMatch(/^layover=/)
    else expect(headers).not.toHaveProperty(name)
  })

  it('do not set caching, framing or type of an answer', async () => {
    const theirs = {
      'cache-control': 'public',
      'content-security-policy': '*',
      'x-frame-options': 'ALLOWALL',
    }
    faulty.upstream.play(status(200, { ...theirs, 'x-request-id': 'theirs-0001', age: '5' }))
    const { headers } = await post(faulty.app, PATH, {})
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-request-id']).not.toBe('theirs-0001')
    expect(headers).not.toHaveProperty('age')
  })
})

import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FakeUpstream, json, startFakeUpstream } from '../test/fake-upstream.ts'
import { environment, HOST, sendRaw, startGateway } from '../test/gateway.ts'

let upstream: FakeUpstream
let app: FastifyInstance

beforeAll(async () => {
  upstream = await startFakeUpstream()
  app = await startGateway({
    ...environment({ UPSTREAM_URL: upstream.url }),
    REQUEST_TIMEOUT_MS: '1200',
    HEADERS_TIMEOUT_MS: '600',
  })
  upstream.play(json({ state: '11', data: [] }))
})
afterAll(async () => {
  await app.close()
  await upstream.close()
})
afterEach(async () => {
  expect(upstream.seen, 'nothing reached the upstream').toHaveLength(0)
  const alive = await app.inject({ url: '/health/live' })
  expect(alive.statusCode, 'the process lives').toBe(200)
})

const CRLF = '\r\n'

interface Shape {
  readonly line?: string
  readonly host?: string
  readonly headers?: readonly string[]
  readonly body?: string | Buffer
  readonly length?: number
}

/** One POST that would be fine, with one thing changed. */
function request(shape: Shape = {}): Buffer {
  const { line = 'POST /api/lounge/lounges HTTP/1.1', host = HOST, body = '{"airportCode":"ZRH"}' } = shape
  const bytes = Buffer.from(body)
  const headers = shape.headers ?? ['Content-Type: application/json']
  const length = line.startsWith('POST') ? [`Content-Length: ${shape.length ?? bytes.length}`] : []
  const hosts = host === '' ? [] : [`Host: ${host}`]
  const head = [line, ...hosts, ...headers, ...length, '', ''].join(CRLF)
  return line.startsWith('POST') ? Buffer.concat([Buffer.from(head), bytes]) : Buffer.from(head)
}

function typed(type: string): Shape {
  return { headers: [`Content-Type: ${type}`] }
}

function get(target: string, ...headers: string[]): Shape {
  return { line: `GET ${target} HTTP/1.1`, headers }
}

function body(text: string | Buffer): Shape {
  return { body: text }
}

function target(path: string): Shape {
  return { line: `POST ${path} HTTP/1.1` }
}

function withHeader(...headers: string[]): Shape {
  return { headers: ['Content-Type: application/json', ...headers] }
}

const deep = (levels: number) => `{"airportCode":${'['.repeat(levels)}${']'.repeat(levels)}}`
const plan = '/api/purchasemembership/getPlanByAgentId'
const orderBody = JSON.stringify({ orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } })
const order = (...headers: string[]): Shape => ({
  line: 'POST /api/lounge/confirmPaymentOrder HTTP/1.1',
  headers: ['Content-Type: application/json', ...headers],
  body: orderBody,
})

const discount = (code: string): Shape => ({
  line: 'POST /api/discount/checkAvailable HTTP/1.1',
  body: `{"code":"${code}","serviceType":"LOUNGE"}`,
})

const lead = { firstName: 'Amelia', lastName: 'Hart', email: 'amelia@example.com' }

function passOrder(change: object): Shape {
  return {
    line: 'POST /api/lounge/createOrder HTTP/1.1',
    headers: ['Content-Type: application/json', 'Idempotency-Key: 7f4df5a2-6f0b-4c53-9d3e-0b1ba0f6f2c1'],
    body: JSON.stringify({ lead, passengers: [], expectedTotal: '34.00', currency: 'GBP', ...change }),
  }
}

const table: readonly (readonly [string, number, Shape])[] = [
  ['no Host', 400, { host: '' }],
  ['two Hosts', 400, withHeader(`Host: ${HOST}`)],
  ['a Host not served here', 421, { host: 'evil.example' }],
  ['a Host with another port', 421, { host: '127.0.0.1:81' }],
  ['an absolute target elsewhere', 421, target('http://evil.example/api/lounge/lounges')],
  ['an absolute target here', 400, target(`http://${HOST}/api/lounge/lounges`)],
  ['an asterisk for a target', 400, { line: 'OPTIONS * HTTP/1.1', headers: [] }],
  ['a foreign Origin', 403, withHeader('Origin: https://evil.example')],
  ['an Origin of null', 403, withHeader('Origin: null')],
  ['our origin with another scheme', 403, withHeader(`Origin: https://${HOST}`)],
  ['no Origin but a cross-site fetch', 403, withHeader('Sec-Fetch-Site: cross-site')],
  [
    'a foreign Origin on a GET call',
    403,
    get('/api/account/encryptPublicKey', 'Origin: https://evil.example'),
  ],
  ['no Content-Type', 415, { headers: [] }],
  ['a form', 415, typed('application/x-www-form-urlencoded')],
  ['plain text', 415, typed('text/plain')],
  ['utf-16', 415, typed('application/json; charset=utf-16')],
  ['a tab in the type', 415, typed('application/json\t; x')],
  ['a type that only begins like JSON', 415, typed('application/jsonx')],
  ['two Content-Types', 415, withHeader('Content-Type: application/json')],
  ['a compressed body', 415, withHeader('Content-Encoding: gzip')],
  ['an unknown expectation', 417, withHeader('Expect: 200-ok')],
  ['a method override', 400, { ...withHeader('X-HTTP-Method-Override: GET'), body: '{}' }],
  ['an empty body', 400, body('')],
  ['a body that is no JSON', 400, body('{"airportCode":')],
  ['two bodies in one', 400, body('{}{}')],
  ['a BOM', 400, body('\ufeff{"airportCode":"ZRH"}')],
  ['broken UTF-8', 400, body(Buffer.from('7b22616972706f7274436f6465223a22c328227d', 'hex'))],
  ['utf-16 bytes', 400, body(Buffer.from('{"airportCode":"ZRH"}', 'utf16le'))],
  ['an array', 400, body('[]')],
  ['null', 400, body('null')],
  ['a text', 400, body('"ZRH"')],
  ['a missing field', 400, body('{}')],
  ['a wrong type', 400, body('{"airportCode":5}')],
  ['a wrong form', 400, body('{"airportCode":"zrh"}')],
  ['an extra field', 400, body('{"airportCode":"ZRH","x":1}')],
  ['__proto__', 400, body('{"airportCode":"ZRH","__proto__":{"x":1}}')],
  ['__proto__ in escapes', 400, body('{"airportCode":"ZRH","\\u005f_proto__":{"x":1}}')],
  ['constructor', 400, body('{"airportCode":"ZRH","constructor":{"prototype":{}}}')],
  ['33 levels', 400, body(deep(33))],
  ['ten thousand levels', 400, body(deep(10_000))],
  ['an agent id of another form', 400, body('{"airportCode":"ZRH","agentId":"../x"}')],
  ['65 KB', 413, body(`{"airportCode":"${'Z'.repeat(65 * 1024)}"}`)],
  ['a length of 10 MB', 413, { length: 10_000_000 }],
  ['a body shorter than it says', 408, { length: 500 }],
  ['a target of 3 KB', 414, target(`/api/lounge/lounges?${'x'.repeat(3000)}`)],
  ['20 KB of headers', 431, withHeader(`X-Long: ${'x'.repeat(20_000)}`)],
  ['an unknown call', 404, target('/api/lounge/nothing')],
  ['an unknown call without a body', 404, { line: 'POST /api/lounge/nothing HTTP/1.1', headers: [] }],
  ['another case', 404, target('/api/Lounge/lounges')],
  ['a trailing slash', 404, target('/api/lounge/lounges/')],
  ['a doubled slash', 404, target('//api/lounge/lounges')],
  ['an encoded slash', 404, target('/api%2flounge/lounges')],
  ['dots', 404, target('/api/airport/../lounge/lounges')],
  ['encoded dots', 404, target('/api/airport/..%2flounge/lounges')],
  ['dots encoded twice', 404, target('/api/airport/%252e%252e/lounge/lounges')],
  ['a parameter of Tomcat', 404, target('/api/airport/..;/lounge/lounges')],
  ['a zero byte', 404, target('/api/lounge/lounges%00')],
  ['a backslash', 404, target('/api\\lounge\\lounges')],
  ['broken percent-encoding', 400, target('/api/lounge/%zz')],
  ['the calls’ root', 404, target('/api')],
  ['GET of a POST call', 405, get('/api/lounge/lounges')],
  ['POST of a GET call', 405, target('/api/account/encryptPublicKey')],
  [
    'POST of a GET call without a body',
    405,
    { line: 'POST /api/account/encryptPublicKey HTTP/1.1', headers: [] },
  ],
  ['PUT', 405, { line: 'PUT /api/lounge/lounges HTTP/1.1', headers: [] }],
  ['DELETE', 405, { line: 'DELETE /api/lounge/lounges HTTP/1.1', headers: [] }],
  ['OPTIONS', 405, { line: 'OPTIONS /api/lounge/lounges HTTP/1.1', headers: [] }],
  ['a GET with a body', 400, get('/api/account/encryptPublicKey', 'Content-Length: 2')],
  ['a GET with chunks', 400, get('/api/account/encryptPublicKey', 'Transfer-Encoding: chunked')],
  ['a query on a call that has none', 400, target('/api/lounge/lounges?x=1')],
  ['a query on a GET call that has none', 400, get('/api/lounge/createSession/layover?x=1')],
  ['a zero character in a text', 400, discount('A\\u0000')],
  ['half a surrogate pair', 400, discount('A\\ud83d')],
  ['half a surrogate pair before text', 400, discount('\\uDE00A')],
  ['markup for a name', 400, passOrder({ lead: { ...lead, firstName: '<script>' } })],
  ['a name of one letter', 400, passOrder({ lead: { ...lead, lastName: ' A ' } })],
  ['a name in another script', 400, passOrder({ passengers: [{ firstName: '小明', lastName: 'Wang' }] })],
  ['an address without a domain', 400, passOrder({ lead: { ...lead, email: 'amelia@example' } })],
  ['a hundred passes', 400, passOrder({ passengers: Array(99).fill({ firstName: 'Al', lastName: 'Bo' }) })],
  [
    'a card number for a token',
    400,
    {
      ...order('Idempotency-Key: 7f4df5a2-6f0b-4c53-9d3e-0b1ba0f6f2c1'),
      body: '{"orderNo":"LV-4T2M8Q6W9K3X","payment":{"method":"token","token":"4242424242424242"}}',
    },
  ],
  ['a query field that is missing', 400, get(plan)],
  ['a query field nobody knows', 400, get(`${plan}?planId=a&x=1`)],
  ['a query field twice', 400, get(`${plan}?planId=a&planId=b`)],
  ['a number with a leading zero', 400, get(`${plan}?planId=a&additionalVisits=02`)],
  ['a number in exponents', 400, get(`${plan}?planId=a&additionalVisits=1e2`)],
  ['__proto__ in a query', 400, get(`${plan}?planId=a&__proto__=1`)],
  ['an encoded slash in a path field', 400, get('/api/lounge/createSession/..%2fx')],
  ['a path field of 300 characters', 414, get(`/api/lounge/createSession/${'x'.repeat(300)}`)],
  ['an order without a key', 400, order()],
  ['an order with a weak key', 400, order('Idempotency-Key: 1')],
  [
    'an order with two keys',
    400,
    order(...Array(2).fill('Idempotency-Key: 7f4df5a2-6f0b-4c53-9d3e-0b1ba0f6f2c1')),
  ],
  ['no HTTP at all', 400, { line: 'HELLO', headers: [] }],
  ['an old HTTP', 400, { line: 'POST /api/lounge/lounges HTTP/9.9' }],
  ['a space before a colon', 400, withHeader('X-Bad : 1')],
  ['a length and chunks', 400, withHeader('Transfer-Encoding: chunked')],
  ['a length that is no number', 400, { headers: ['Content-Type: application/json', 'Content-Length: x'] }],
]

describe('a bad request is refused in JSON, before the upstream hears of it', () => {
  it.each(table)('%s → %i', async (_name, status, shape) => {
    const answer = await sendRaw(app, request(shape), 3000)
    const [head = '', text = ''] = answer.split('\r\n\r\n')
    expect(head.split(CRLF)[0]).toContain(` ${status} `)
    expect(head.toLowerCase()).toContain('content-type: application/problem+json')
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
    const problem = JSON.parse(text)
    expect(problem).toMatchObject({ status, type: expect.stringMatching(/^urn:layover:problem:[a-z-]+$/) })
    expect(problem.requestId).toMatch(/^[\w-]{8,64}$/)
    expect(text).not.toMatch(/node_modules|at .*\.ts|FST_ERR|Unexpected token/)
  })

  it('headers that never end are 408 in JSON', async () => {
    const answer = await sendRaw(app, `POST /api/lounge/lounges HTTP/1.1${CRLF}Host: ${HOST}${CRLF}`, 3500)
    expect(answer).toContain(' 408 ')
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 408 })
  })

  it('a wrong method names the right one', async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/lounge/lounges', headers: { host: HOST } })
    expect(answer.headers.allow).toBe('POST')
  })
})

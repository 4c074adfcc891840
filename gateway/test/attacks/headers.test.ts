import { describe, expect, it } from 'vitest'
import { itRefuses, useAttackedGateway } from '../attacks.ts'
import { json } from '../fake-upstream.ts'
import { sendRaw } from '../raw-answers.ts'
import { get, LOUNGES, request, withHeader } from '../raw-requests.ts'

const attacked = useAttackedGateway()

const many = (count: number, length = 1) =>
  Array.from({ length: count }, (_, i) => `a${i}: ${'b'.repeat(length)}`)

describe('headers without limit', () => {
  itRefuses(attacked, [
    ['20 KB in one', 431, withHeader(`X-Long: ${'x'.repeat(20_000)}`)],
    ['a name of 20 KB', 431, withHeader(`${'x'.repeat(20_000)}: 1`)],
    ['20 KB in many', 431, withHeader(...many(90, 250))],
    ['101', 431, withHeader(...many(101))],
    ['more than Node would keep', 431, withHeader(...many(1100))],
    ['nine thousand', 431, withHeader(...many(9_000))],
    ['20 KB of cookies on a page', 431, get('/', `Cookie: ${'a=b; '.repeat(4_000)}`)],
    ['an unknown expectation', 417, withHeader('Expect: 200-ok')],
    ['an expectation nobody knows on a page', 417, get('/', 'Expect: cookies')],
    ['two expectations', 417, withHeader('Expect: 100-continue', 'Expect: 200-ok')],
    ['a list of expectations', 417, withHeader('Expect: 100-continue, 200-ok')],
    ['a page that should be another one', 412, get('/favicon.svg', 'If-Match: "x"')],
    [
      'a file that should be older than itself',
      412,
      get('/favicon.svg', 'If-Unmodified-Since: Sat, 01 Jan 2000 00:00:00 GMT'),
    ],
    ['a method by another name', 405, get(LOUNGES, 'X-HTTP-Method-Override: POST')],
  ])
})

/** Headers by which a visitor could reach the upstream past the gateway. */
const stray = [
  'Authorization: Bearer secret',
  'Cookie: a=b',
  'Connection: content-type, x-request-id',
  'Keep-Alive: timeout=5',
  'Proxy-Authorization: Basic eDp5',
  'Proxy-Connection: keep-alive',
  'TE: trailers',
  'Trailer: X-Sum',
  'Upgrade: h2c',
  'HTTP2-Settings: AAMAAABkAAQAAP__',
  'Forwarded: for=10.0.0.1',
  'X-Forwarded-For: 10.0.0.1',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: https',
  'X-Real-IP: 10.0.0.1',
  'X-Original-URL: /admin',
  'X-Rewrite-URL: /admin',
  'X-HTTP-Method-Override: DELETE',
  'X-Method-Override: DELETE',
  'Accept: text/html',
  'Accept-Encoding: gzip',
  'Accept-Language: de-CH',
  'Range: bytes=0-1',
  'If-None-Match: *',
  'Cache-Control: no-cache',
  'User-Agent: x',
  'X-Agent-Id: other',
  'Constructor: 1',
  '__proto__: 1',
]

describe('headers that go no further', () => {
  it.each(stray)('%s', async (header) => {
    const { app, upstream } = attacked
    upstream.play(json({ state: '11', data: [] }))
    const [answer] = await sendRaw(app, request(withHeader(header)))
    expect(answer?.status).toBe(200)
    expect(Object.keys(upstream.seen[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-language',
      'connection',
      'content-length',
      'content-type',
      'host',
      'traceparent',
      'x-request-id',
    ])
    const { accept, connection, 'accept-language': language } = upstream.seen[0]?.headers ?? {}
    expect({ accept, connection, language }).toEqual({
      accept: 'application/json',
      connection: 'keep-alive',
      language: 'en-US',
    })
  })
})

describe('ids of requests', () => {
  it.each([
    ['short', 'abc'],
    ['long', 'a'.repeat(65)],
    ['of other characters', 'request-0001 <script>'],
    ['in quotes', '"request-0001"'],
    ['for a log', 'request-0001%0d%0aX: y'],
  ])('that are %s are replaced', async (_name, id) => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    const [answer] = await sendRaw(attacked.app, request(withHeader(`X-Request-Id: ${id}`)))
    expect(answer?.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(attacked.upstream.seen[0]?.headers['x-request-id']).toBe(answer?.headers.get('x-request-id'))
  })

  it.each([
    ['of an unknown version', '01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
    ['of zeros', '00-00000000000000000000000000000000-b7ad6b7169203331-01'],
    ['with a parent of zeros', '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01'],
    ['in capitals', '00-0AF7651916CD43DD8448EB211C80319C-B7AD6B7169203331-01'],
    ['with more after it', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-x'],
  ])('and traces that are %s are replaced', async (_name, trace) => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    await sendRaw(attacked.app, request(withHeader(`traceparent: ${trace}`)))
    expect(attacked.upstream.seen[0]?.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(attacked.upstream.seen[0]?.headers.traceparent).not.toBe(trace)
  })
})

describe('cookies that are not ours', () => {
  it.each([
    ['longer than 4 KB', `layover=${'A'.repeat(5000)}`],
    ['a hundred', Array.from({ length: 100 }, (_, i) => `c${i}=1`).join('; ')],
    ['broken percent-encoding', 'layover=%zz'],
    ['names of prototypes', '__proto__=1; constructor=2; hasOwnProperty=3'],
    ['ours in two', 'layover=x; layover=y'],
    ['no name', '=x; ;;; layover'],
    ['bytes beyond ASCII', 'layover=\xff\xfe'],
    ['a sealed box of zeros', `layover=${'A'.repeat(200)}`],
    ['one with a separator of its own', 'layover=a;b'],
    ['another name of ours', '__Host-layover=x'],
  ])('%s: the call is served, the visitor is a new one', async (_name, cookie) => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    const [answer] = await sendRaw(attacked.app, request(withHeader(`Cookie: ${cookie}`)))
    expect(answer?.status).toBe(200)
    expect(answer?.headers.get('set-cookie')).toMatch(/^layover=[^;]{50,}; .*HttpOnly; SameSite=Lax/)
  })
})

import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { allCalls } from '@layover/contracts'
import { describe, expect, it } from 'vitest'
import { expectProblem, expectServing, impatiently, useAttackedGateway } from '../attacks.ts'
import { json } from '../fake-upstream.ts'
import { HOST, startGateway } from '../gateway.ts'
import { arrival, nextConnection, type RawAnswer, sendRaw } from '../raw-answers.ts'
import { body, chunked, GOOD_BODY, get, request, typed, withHeader } from '../raw-requests.ts'

const attacked = useAttackedGateway()

const good = request()

/** Ends the connection once all requests before it are answered, so that no test waits for a missing answer. */
const LAST = Buffer.from('GET /health/live HTTP/1.1\r\nHost: any\r\nConnection: close\r\n\r\n')
const LAST_ANSWER = '{"status":"live"}'

/** All answers of one connection to these requests. */
async function answersTo(parts: readonly (string | Buffer)[]) {
  const answers = await sendRaw(attacked.app, [...parts, LAST], { count: Infinity })
  return answers.filter(({ body }) => body !== LAST_ANSWER)
}

const statusesOf = (answers: readonly RawAnswer[]) => answers.map(({ status }) => status)

/** The same for requests sent in one go: the upstream answers when all of them have arrived. */
async function answersAtOnce(requests: readonly (string | Buffer)[]) {
  const bytes = Buffer.concat(requests.map((each) => Buffer.from(each)))
  const connection = nextConnection(attacked.app)
  attacked.upstream.play(async (...requests) => {
    await arrival(await connection, bytes.length)
    json({ state: '11', data: [] })(...requests)
  })
  return await answersTo([bytes])
}

describe('requests that follow each other without waiting', () => {
  it.each([
    ['two good ones', [good, good], [200, 200], 2],
    ['a good one after a refused body', [request(body('{}')), good], [400, 200], 1],
    ['a good one after a refused type', [request(typed('text/plain')), good], [415, 200], 1],
    ['a good one after an unknown call', [request({ line: 'POST /api/x HTTP/1.1' }), good], [404, 200], 1],
    ['nothing after a body that is too large', [request(body('x'.repeat(70_000))), good], [413], 0],
    ['nothing after unclear framing', [request(withHeader('Transfer-Encoding: ')), good], [400], 0],
    ['no answer after bytes that are no HTTP', ['HELLO\r\n\r\n', good], [400], 0],
    [
      'no answer after a request with Connection: close',
      [request(withHeader('Connection: close')), good],
      [200],
      1,
    ],
  ])('%s', async (_name, parts, expected, requests) => {
    expect(statusesOf(await answersAtOnce(parts))).toEqual(expected)
    expect(attacked.upstream.seen).toHaveLength(requests)
    await expectServing(attacked)
  })

  it('a refusal waits for its turn: each answer belongs to its own request', async () => {
    const answers = await answersAtOnce([good, good, 'HELLO\r\n\r\n'])
    expect(statusesOf(answers)).toEqual([200, 200, 400])
    expectProblem(answers[2], 400)
    await expectServing(attacked)
  })

  it('a smuggled request in a body is body', async () => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    const inner = `POST /api/lounge/lounges HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`
    expect(statusesOf(await answersTo([request(body(inner))]))).toEqual([400])
    const page = request(get('/', `Content-Length: ${inner.length}`))
    expect(statusesOf(await answersTo([page, inner]))).toEqual([200])
    expect(attacked.upstream.seen).toHaveLength(0)
  })
})

describe('a client that is slow', () => {
  const head = good.subarray(0, good.length - GOOD_BODY.length)
  it.each([
    ['is silent', [''], [408]],
    ['never ends its first line', ['POST /api'], [408]],
    ['never ends its headers', [head.subarray(0, -2)], [408]],
    ['drips its headers', [head.subarray(0, -2), ...Array(20).fill('X-A: b\r\n')], [408]],
    ['never sends its body', [head], [408]],
    ['drips its body', [head, ...Array(20).fill('{')], [408]],
    ['never ends its chunks', [request(chunked('1\r\n{\r\n'))], [408]],
    [
      'never sends a body that was refused already',
      [request({ ...typed('text/plain'), length: 500 })],
      [415],
    ],
  ])('%s', async (_name, parts, expected) => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    const sendSlowly = () => sendRaw(attacked.app, parts, { count: Infinity, pauseMs: 15 })
    const answers = await impatiently(attacked, sendSlowly)
    expect(statusesOf(answers)).toEqual(expected)
    expectProblem(answers[0], expected[0] ?? 0)
    expect(attacked.upstream.seen).toHaveLength(0)
    await expectServing(attacked)
  })

  it('may be slow for as long as the settings allow, checked each second', async () => {
    const own = await startGateway({ REQUEST_TIMEOUT_MS: '1300', HEADERS_TIMEOUT_MS: '700' })
    const times = { requestTimeout: 1300, headersTimeout: 700, connectionsCheckingInterval: 1000 }
    expect(own.server).toMatchObject(times)
    await own.close()
  })

  it.each([
    ['in the middle of its headers', head.subarray(0, 40)],
    ['before its body', head],
    ['in the middle of its body', good.subarray(0, -3)],
  ])('leaves %s: no upstream request, no crash', async (_name, part) => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    const { port } = attacked.app.server.address() as AddressInfo
    const connection = nextConnection(attacked.app)
    const here = connect(port, '127.0.0.1')
    here.write(part)
    const there = await connection
    await arrival(there, part.length)
    const left = once(there, 'close')
    here.destroy()
    await left
    expect(attacked.upstream.seen).toHaveLength(0)
    await expectServing(attacked)
  })
})

describe('a client that sends Expect: 100-continue', () => {
  const expecting = (shape: Parameters<typeof request>[0]) => {
    const bytes = request({
      ...shape,
      headers: [...(shape?.headers ?? withHeader().headers ?? []), 'Expect: 100-continue'],
    })
    const end = bytes.indexOf('\r\n\r\n') + 4
    return [bytes.subarray(0, end), bytes.subarray(end)]
  }

  it('gets 100 once all but the body has passed', async () => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    expect(statusesOf(await answersTo(expecting({})))).toEqual([100, 200])
  })

  it.each([
    ['of another type', 415, typed('text/plain')],
    ['for nobody', 404, { line: 'POST /api/x HTTP/1.1' }],
    ['from elsewhere', 403, withHeader('Origin: https://evil.example')],
    ['too large', 413, { length: 99_999_999 }],
  ])('is refused before it sends a body %s', async (_name, status, shape) => {
    const [head = ''] = expecting(shape)
    expect(statusesOf(await sendRaw(attacked.app, head))).toEqual([status])
    await expectServing(attacked)
  })

  it('gets no 100 in HTTP/1.0', async () => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    const old = expecting({ line: 'POST /api/lounge/lounges HTTP/1.0' })
    expect(statusesOf(await answersTo(old))).toEqual([200])
  })
})

describe('a client that wants another protocol', () => {
  it.each([
    [
      'a websocket',
      'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ],
    ['HTTP/2', 'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__'],
    ['TLS', 'Upgrade: TLS/1.3'],
  ])('%s: it gets an answer in HTTP/1.1', async (_name, headers) => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    const requests = request(withHeader('Connection: Upgrade', headers))
    expect(statusesOf(await answersTo([requests]))).toEqual([200])
    expect(attacked.upstream.seen[0]?.headers).not.toHaveProperty('upgrade')
  })
})

describe('a connection on which nothing moves', () => {
  it('is cut after half a minute, which no call takes with its wait for a turn', async () => {
    const { port } = attacked.app.server.address() as AddressInfo
    const here = nextConnection(attacked.app)
    const there = connect(port, '127.0.0.1')
    const ended = new Promise((resolve) => there.once('close', resolve))
    const socket = await here
    expect(socket.timeout).toBe(30_000)
    expect(Math.max(...allCalls.map(({ timeoutMs }) => timeoutMs))).toBeLessThan(30_000 - 4_000)
    // The clock does the same after half a minute.
    socket.emit('timeout')
    await ended
    await expectServing(attacked)
  })
})

import { type AddressInfo, connect, type Socket } from 'node:net'
import { allCalls } from '@layover/contracts'
import { describe, expect, it } from 'vitest'
import { expectProblem, expectServing, useAttackedGateway } from '../attacks.ts'
import { json, type Script } from '../fake-upstream.ts'
import { HOST } from '../gateway.ts'
import { askRaw } from '../raw-answers.ts'
import { body, chunked, GOOD_BODY, get, request, typed, withHeader } from '../raw-requests.ts'

const attacked = useAttackedGateway()

const good = request()

/** Statuses of all that came over one connection, until it ended or nothing more came. */
async function statuses(parts: readonly (string | Buffer)[], more: { count?: number; waitMs?: number } = {}) {
  const answers = await askRaw(attacked.app, parts, { count: 99, waitMs: 600, ...more })
  return answers.map(({ status }) => status)
}

const later: Script = (response, socket, seen) => {
  setTimeout(() => json({ state: '11', data: [] })(response, socket, seen), 100)
}

describe('requests that follow each other without waiting', () => {
  it.each([
    ['two good ones', [good, good], [200, 200], 2],
    ['a good one after a refused body', [request(body('{}')), good], [400, 200], 1],
    ['a good one after a refused type', [request(typed('text/plain')), good], [415, 200], 1],
    ['a good one after an unknown call', [request({ line: 'POST /api/x HTTP/1.1' }), good], [404, 200], 1],
    ['nothing after a body that is too large', [request(body('x'.repeat(70_000))), good], [413], 0],
    ['nothing after unclear framing', [request(withHeader('Transfer-Encoding: ')), good], [400], 0],
    ['nothing after what is no HTTP', ['HELLO\r\n\r\n', good], [400], 0],
    [
      'nothing after a request that said it was the last',
      [request(withHeader('Connection: close')), good],
      [200],
      1,
    ],
  ])('%s', async (_name, parts, expected, asked) => {
    attacked.upstream.play(later)
    expect(await statuses([Buffer.concat(parts.map((part) => Buffer.from(part)))])).toEqual(expected)
    expect(attacked.upstream.seen).toHaveLength(asked)
    await expectServing(attacked)
  })

  it('a refusal waits for its turn: the answer before it is that of its own request', async () => {
    attacked.upstream.play(later)
    const answers = await askRaw(attacked.app, [Buffer.concat([good, good, Buffer.from('HELLO\r\n\r\n')])], {
      count: 99,
      waitMs: 800,
    })
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400])
    expectProblem(answers[2], 400)
    await expectServing(attacked)
  })

  it('a smuggled request in a body is body', async () => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    const inner = `POST /api/lounge/lounges HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`
    expect(await statuses([request(body(inner))])).toEqual([400])
    expect(await statuses([request(get('/', `Content-Length: ${inner.length}`)), inner])).toEqual([200])
    expect(attacked.upstream.seen).toHaveLength(0)
  })
})

describe('a client that is slow', () => {
  const head = good.subarray(0, good.length - GOOD_BODY.length)
  it.each([
    ['says nothing', [''], [408]],
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
  ])(
    '%s',
    async (_name, parts, expected) => {
      attacked.upstream.play(json({ state: '11', data: [] }))
      const answers = await askRaw(attacked.app, parts, { count: 99, waitMs: 4000, pauseMs: 150 })
      expect(answers.map(({ status }) => status)).toEqual(expected)
      expectProblem(answers[0], expected[0] ?? 0)
      expect(attacked.upstream.seen).toHaveLength(0)
      await expectServing(attacked)
    },
    8_000,
  )

  it.each([
    ['in the middle of its headers', [head.subarray(0, 40)]],
    ['before its body', [head]],
    ['in the middle of its body', [good.subarray(0, -3)]],
  ])('leaves %s: nothing is asked, nothing falls', async (_name, parts) => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    await askRaw(attacked.app, parts, { waitMs: 60 })
    expect(attacked.upstream.seen).toHaveLength(0)
    await expectServing(attacked)
  })
})

describe('a client that asks whether its body is welcome', () => {
  const asking = (shape: Parameters<typeof request>[0]) => {
    const bytes = request({
      ...shape,
      headers: [...(shape?.headers ?? withHeader().headers ?? []), 'Expect: 100-continue'],
    })
    const end = bytes.indexOf('\r\n\r\n') + 4
    return [bytes.subarray(0, end), bytes.subarray(end)]
  }

  it('is told so once all else is good', async () => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    expect(await statuses(asking({}))).toEqual([100, 200])
  })

  it.each([
    ['of another type', 415, typed('text/plain')],
    ['for nobody', 404, { line: 'POST /api/x HTTP/1.1' }],
    ['from elsewhere', 403, withHeader('Origin: https://evil.example')],
    ['too large', 413, { length: 99_999_999 }],
  ])('is refused before it sends a body %s', async (_name, status, shape) => {
    const [head = ''] = asking(shape)
    expect(await statuses([head], { count: 1 })).toEqual([status])
    await expectServing(attacked)
  })

  it('is not told so in HTTP/1.0, which does not know the question', async () => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    expect(await statuses(asking({ line: 'POST /api/lounge/lounges HTTP/1.0' }))).toEqual([200])
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
  ])('%s: it is answered in this one', async (_name, headers) => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    expect(await statuses([request(withHeader('Connection: Upgrade', headers))])).toEqual([200])
    expect(attacked.upstream.seen[0]?.headers).not.toHaveProperty('upgrade')
  })
})

describe('a connection on which nothing moves', () => {
  it('is cut after a minute, which no call takes', async () => {
    const { port } = attacked.app.server.address() as AddressInfo
    const here = new Promise<Socket>((resolve) => attacked.app.server.once('connection', resolve))
    const there = connect(port, '127.0.0.1')
    const ended = new Promise((resolve) => there.once('close', resolve))
    const socket = await here
    expect(socket.timeout).toBe(60_000)
    expect(Math.max(...allCalls.map(({ timeoutMs }) => timeoutMs))).toBeLessThan(60_000)
    // As the clock does once the minute is over.
    socket.emit('timeout')
    await ended
    await expectServing(attacked)
  })
})

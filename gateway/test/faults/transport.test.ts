import { describe, expect, it } from 'vitest'
import { raw } from '../fake-upstream.ts'
import {
  expectServed,
  itIsABadGateway,
  LENGTH,
  PATH,
  TYPE,
  text,
  useFaultyUpstream,
  wire,
} from '../faults.ts'
import { post, startGateway } from '../gateway.ts'

const faulty = useFaultyUpstream()

const size = Buffer.byteLength(text)
const hex = size.toString(16)
const CHUNKED = 'Transfer-Encoding: chunked'
const interim = (status: string, times: number) => `HTTP/1.1 ${status}\r\nLink: </x>\r\n\r\n`.repeat(times)
const good = wire([TYPE, LENGTH])

describe('a connection that breaks', () => {
  itIsABadGateway(faulty, [
    ['a reset', 2, (_response, socket) => socket.resetAndDestroy()],
    ['a closed socket', 2, (_response, socket) => socket.destroy()],
    ['an end without a word', 2, (_response, socket) => socket.end()],
    ['a body cut in the middle', 1, raw(wire([TYPE, 'Content-Length: 500']))],
    ['a body that resets', 1, raw(wire([TYPE, 'Content-Length: 500']), 'reset')],
    ['a head without a body', 1, raw(wire([TYPE, LENGTH], ''))],
    ['a chunk cut in the middle', 1, raw(wire([TYPE, CHUNKED], '50\r\n{"state"'))],
    ['no last chunk', 1, raw(wire([TYPE, CHUNKED], `${hex}\r\n${text}\r\n`))],
    ['a body to the end of the connection, cut', 1, raw(wire([TYPE], text.slice(0, 40)))],
  ])

  it('an upstream that is not there', async () => {
    const alone = await startGateway({ UPSTREAM_URL: 'http://127.0.0.1:1' })
    expect((await post(alone, PATH, {})).statusCode).toBe(502)
    await alone.close()
  })

  it('an upstream with an unknown name', async () => {
    const alone = await startGateway({ UPSTREAM_URL: 'http://nobody.invalid' })
    expect((await post(alone, PATH, {})).statusCode).toBe(502)
    await alone.close()
  })
})

describe('an answer that is no HTTP', () => {
  itIsABadGateway(faulty, [
    ['other words', 1, raw('HELLO\r\n\r\n')],
    ['JSON alone', 1, raw(text)],
    ['a status of letters', 1, raw('HTTP/1.1 abc OK\r\n\r\n')],
    ['a status of two digits', 1, raw(wire([TYPE, LENGTH], text, 'HTTP/1.1 99 OK'))],
    ['a status of four digits', 1, raw(wire([TYPE, LENGTH], text, 'HTTP/1.1 2000 OK'))],
    ['bare line feeds', 1, raw(good.toString().replaceAll('\r\n', '\n'))],
    ['a folded header', 1, raw(wire(['X-A: b\r\n c', TYPE, LENGTH]))],
    ['a folded type', 1, raw(wire(['Content-Type:\r\n application/json', LENGTH]))],
    ['a zero byte in a header', 1, raw(wire(['X-A: b\0c', TYPE, LENGTH]))],
    ['a space in a name', 1, raw(wire(['X A: b', TYPE, LENGTH]))],
    ['a space before a colon', 1, raw(wire([TYPE, `Content-Length : ${size}`]))],
    ['a TLS alert', 1, raw(Buffer.from('15030300020228', 'hex'))],
  ])
})

describe('an answer without limit', () => {
  itIsABadGateway(faulty, [
    ['40 KB in one header', 1, raw(wire([TYPE, `X-Long: ${'x'.repeat(40_000)}`, LENGTH]))],
    ['three thousand headers', 1, raw(wire([...Array(3000).fill('X-A: bbbbbbbb'), TYPE, LENGTH]))],
    [
      '100 KB of trailers',
      1,
      raw(wire([TYPE, CHUNKED], `${hex}\r\n${text}\r\n0\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`)),
    ],
    ['a length of terabytes', 1, raw(wire([TYPE, 'Content-Length: 9999999999999']))],
    ['a ninth early hint', 1, raw(Buffer.concat([Buffer.from(interim('103 Early Hints', 9)), good]))],
    ['a flood of early hints', 1, raw(Buffer.concat([Buffer.from(interim('103 Early Hints', 5000)), good]))],
    ['a flood of patience', 1, raw(Buffer.from(interim('102 Processing', 5000)), 'hang')],
    ['an unexpected 100', 2, raw(Buffer.concat([Buffer.from(interim('100 Continue', 1)), good]))],
    [
      'another protocol',
      1,
      raw('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
    ],
  ])
})

describe('a length that can be read in two ways', () => {
  itIsABadGateway(faulty, [
    ['two lengths', 1, raw(wire([TYPE, 'Content-Length: 3', 'Content-Length: 4']))],
    ['two lengths that agree', 1, raw(wire([TYPE, LENGTH, LENGTH]))],
    ['a list of lengths', 1, raw(wire([TYPE, `Content-Length: ${size}, ${size}`]))],
    ['a length and chunks', 1, raw(wire([TYPE, LENGTH, CHUNKED], `${hex}\r\n${text}\r\n0\r\n\r\n`))],
    ['a length below zero', 1, raw(wire([TYPE, 'Content-Length: -5']))],
    ['a length of words', 1, raw(wire([TYPE, 'Content-Length: abc']))],
    ['a length that is too short', 1, raw(wire([TYPE, `Content-Length: ${size - 5}`]))],
    ['a chunk size that is none', 1, raw(wire([TYPE, CHUNKED], `zz\r\n${text}\r\n0\r\n\r\n`))],
    [
      'chunks of something compressed',
      1,
      raw(wire([TYPE, 'Transfer-Encoding: gzip, chunked'], `${hex}\r\n${text}\r\n0\r\n\r\n`)),
    ],
    ['another transfer coding', 1, raw(wire([TYPE, 'Transfer-Encoding: gzip']))],
  ])
})

describe('an unusual answer that is right', () => {
  const next = (price: string) => text.replace('34.00', price)
  it.each([
    ['a body to the end of the connection', wire([TYPE])],
    ['chunks', wire([TYPE, CHUNKED], `${hex};x=y\r\n${text}\r\n0\r\nX-Sum: 1\r\n\r\n`)],
    ['HTTP/1.0', wire([TYPE, LENGTH], text, 'HTTP/1.0 200 OK')],
    ['no reason', wire([TYPE, LENGTH], text, 'HTTP/1.1 200')],
    ['eight early hints', Buffer.concat([Buffer.from(interim('103 Early Hints', 8)), good])],
    ['a connection that is closed after the answer', wire([TYPE, LENGTH, 'Connection: close'])],
    ['a connection with no keep-alive time', wire([TYPE, LENGTH, 'Keep-Alive: timeout=0'])],
  ])('%s', async (_name, bytes) => {
    faulty.upstream.play(raw(bytes))
    expect((await post(faulty.app, PATH, {})).json()).toMatchObject({ state: 'success' })
    await expectServed(faulty)
  })

  it('a second answer to one request is dropped', async () => {
    faulty.upstream.play(raw(Buffer.concat([good, wire([TYPE, LENGTH], next('66.00'))]), 'hang'))
    expect((await post(faulty.app, PATH, {})).json().data.price).toBe('34.00')
    await expectServed(faulty)
  })
})

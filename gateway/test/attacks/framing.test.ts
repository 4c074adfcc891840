import { describe, expect, it } from 'vitest'
import { expectServing, itRefuses, useAttackedGateway } from '../attacks.ts'
import { json } from '../fake-upstream.ts'
import { HOST } from '../gateway.ts'
import { sendRaw } from '../raw-answers.ts'
import {
  body,
  CRLF,
  chunk,
  chunked,
  GOOD_BODY,
  JSON_TYPE,
  LOUNGES,
  request,
  withHeader,
} from '../raw-requests.ts'

const attacked = useAttackedGateway()

const good = chunk('15')
const length = (text: string) => ({ length: text })
const coding = (...codings: string[]) => ({
  headers: [JSON_TYPE, ...codings.map((each) => `Transfer-Encoding: ${each}`)],
  body: good,
  length: null,
})

describe('a length that can be read in two ways', () => {
  itRefuses(attacked, [
    ['a length and chunks', 400, { ...chunked('0\r\n\r\n'), length: 5 }],
    ['a length and an empty coding', 400, withHeader('Transfer-Encoding: ')],
    ['a length and identity', 400, withHeader('Transfer-Encoding: identity')],
    ['two lengths that agree', 400, withHeader(`Content-Length: ${GOOD_BODY.length}`)],
    ['two lengths that differ', 400, withHeader('Content-Length: 5')],
    ['a list of lengths', 400, length('21, 21')],
    ['a length with a plus', 400, length('+21')],
    ['a negative length', 400, length('-1')],
    ['a length in hexadecimal', 400, length('0x15')],
    ['a length with a decimal point', 400, length('21.0')],
    ['an empty length', 400, length('')],
    ['a length of words', 400, length('x')],
    ['a length with a space in it', 400, length('2 1')],
    ['a length beyond all numbers', 400, length('99999999999999999999999')],
    ['a length with a space before its colon', 400, { ...withHeader('Content-Length : 21'), length: null }],
    ['neither length nor chunks', 400, { length: null, body: '' }],
  ])
})

describe('a transfer coding that is not one plain chunked', () => {
  itRefuses(attacked, [
    ['twice chunked', 400, coding('chunked', 'chunked')],
    ['gzip, then chunked', 400, coding('gzip, chunked')],
    ['chunked, then identity', 400, coding('chunked, identity')],
    ['nearly chunked', 400, coding('xchunked')],
    ['chunked in quotes', 400, coding('"chunked"')],
    ['chunked after a vertical tab', 400, coding('\x0bchunked')],
    ['an unknown one', 400, coding('cow')],
    [
      'one in a header with a space',
      400,
      { headers: [JSON_TYPE, 'Transfer-Encoding : chunked'], body: good, length: null },
    ],
    ['chunks in HTTP/1.0', 400, { ...coding('chunked'), line: `POST ${LOUNGES} HTTP/1.0` }],
  ])
})

describe('chunks that are not as RFC 9112 writes them', () => {
  itRefuses(attacked, [
    ['a negative size', 400, chunked(chunk('-1'))],
    ['a size with 0x', 400, chunked(chunk('0x15'))],
    ['a size that overflows', 400, chunked(chunk('ffffffffffffffff1'))],
    ['no size', 400, chunked(chunk(''))],
    ['a space after the size', 400, chunked(chunk('15 '))],
    ['a size that is too small', 400, chunked(chunk('14'))],
    ['no line end after the data', 400, chunked(chunk('15', '0\r\n\r\n'))],
    ['bare line feeds', 400, chunked(chunk('15').replaceAll('\r\n', '\n'))],
    ['an extension that ends in a bare line feed', 400, chunked(chunk('15;\n'))],
    ['an extension of 20 KB', 413, chunked(chunk(`15;${'x'.repeat(20_000)}`))],
    ['many extensions', 413, chunked(chunk(`15${';a=b'.repeat(20_000)}`))],
    ['a length among the trailers', 400, chunked(chunk('15', '\r\n0\r\nContent-Length: 5\r\n\r\n'))],
    ['20 KB of trailers', 431, chunked(chunk('15', `\r\n0\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`))],
    ['65 KB in chunks', 413, chunked(`${(66_000).toString(16)}\r\n${'x'.repeat(66_000)}\r\n0\r\n\r\n`)],
    ['a chunk that never comes', 408, chunked('fffffff\r\n{')],
    ['no last chunk', 408, chunked(`15\r\n${GOOD_BODY}\r\n`)],
  ])
})

describe('lines that another server may end elsewhere', () => {
  const lines = request().toString()
  itRefuses(attacked, [
    ['a bare carriage return in a value', 400, withHeader('X-A: a\rX-B: b')],
    ['a bare line feed in a value', 400, withHeader('X-A: a\nX-B: b')],
    ['a folded header', 400, withHeader('X-A: b\r\n c')],
    ['a folded first header', 400, { line: `POST ${LOUNGES} HTTP/1.1\r\n X: 1` }],
    ['a folded host', 400, { host: `${HOST}\r\n .evil.example` }],
    ['a zero byte in a value', 400, withHeader('X-A: b\0c')],
    ['a zero byte in a name', 400, withHeader('X\0A: b')],
    ['a zero byte in the target', 400, { line: 'POST /api/lounge/lou\0nges HTTP/1.1' }],
    ['a control character in a value', 400, withHeader('X-A: b\x01c')],
    ['a space before a colon', 400, withHeader('X-Bad : 1')],
    ['a space in a name', 400, withHeader('X Bad: 1')],
    ['brackets in a name', 400, withHeader('X(a): 1')],
    ['a letter beyond ASCII in a name', 400, withHeader('X\xe9: 1')],
    ['no name', 400, withHeader(': x')],
    ['no colon', 400, withHeader('XYZ')],
    ['a body shorter than its Content-Length', 408, { length: 500 }],
    ['a body one byte longer than its Content-Length', 400, { ...body('{}'), length: 1 }],
  ])

  it('bare line feeds throughout → 400', async () => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    const answers = await sendRaw(attacked.app, lines.replaceAll(CRLF, '\n'))
    expect(answers.map(({ status }) => status)).toEqual([400])
    expect(attacked.upstream.seen).toHaveLength(0)
    await expectServing(attacked)
  })
})

describe('unusual framing that is right', () => {
  it.each([
    ['chunks', chunked(good)],
    ['chunks with an extension', chunked(chunk('15;a=b;c="d;e"'))],
    ['chunks of one byte', chunked(`${[...GOOD_BODY].map((each) => `1\r\n${each}\r\n`).join('')}0\r\n\r\n`)],
    ['a trailer', chunked(chunk('15', '\r\n0\r\nX-Sum: 1\r\n\r\n'))],
    ['a name in capitals', { headers: ['CONTENT-TYPE: application/json'] }],
    ['HTTP/1.0', { line: `POST ${LOUNGES} HTTP/1.0` }],
  ])('%s is served', async (_name, shape) => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    const [answer] = await sendRaw(attacked.app, request(shape))
    expect(answer?.status).toBe(200)
    expect(attacked.upstream.seen).toHaveLength(1)
    expect(attacked.upstream.seen[0]?.headers).not.toHaveProperty('transfer-encoding')
    expect(JSON.parse(attacked.upstream.seen[0]?.body ?? '')).toMatchObject({ airportCode: 'ZRH' })
  })
})

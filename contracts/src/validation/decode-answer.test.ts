import { expect, it } from 'vitest'
import { decodeAnswer } from './decode-answer.ts'

const ofType = (contentType: string) =>
  decodeAnswer({ status: 200, contentType, contentEncoding: '', body: Buffer.from('{}') }, (bytes) =>
    Buffer.from(bytes).toString(),
  )

it('the words about a content type tell the wrong one from the right ones', () => {
  expect(ofType('application/json')).toMatchObject({ ok: true })
  expect(ofType('application/json;charset="UTF-8"')).toMatchObject({ ok: true })
  expect(ofType('application/json; charset=UTF8')).toMatchObject({
    ok: false,
    reason:
      'content-type expected application/json, with charset=utf-8 or none, got application/json; charset=UTF8',
  })
})

it.each([
  ['\uFEFF{}', 'body expected JSON, got a byte-order mark before it'],
  ['{"a":NaN}', 'body expected JSON, got something that does not parse'],
])('%j is told by what is wrong with it, however little of that can be seen', (text, reason) => {
  const body = Buffer.from(text)
  const answer = { status: 200, contentType: 'application/json', contentEncoding: '', body }
  expect(decodeAnswer(answer, (bytes) => Buffer.from(bytes).toString())).toMatchObject({ ok: false, reason })
})

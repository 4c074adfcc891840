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

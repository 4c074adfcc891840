import { describe, expect, it } from 'vitest'
import { itRefuses, useAttackedGateway } from '../attacks.ts'
import { json } from '../fake-upstream.ts'
import { sendRaw } from '../raw-answers.ts'
import { get, JSON_TYPE, request, typed, withHeader } from '../raw-requests.ts'

const attacked = useAttackedGateway()

describe('a body in another form', () => {
  itRefuses(attacked, [
    ['no type', 415, { headers: [] }],
    ['an empty type', 415, typed('')],
    ['a form', 415, typed('application/x-www-form-urlencoded')],
    ['a form with files', 415, typed('multipart/form-data; boundary=x')],
    ['plain text', 415, typed('text/plain')],
    ['plain text that mentions JSON', 415, typed('text/plain; application/json')],
    ['JSON of another kind', 415, typed('application/vnd.api+json')],
    ['a patch', 415, typed('application/merge-patch+json')],
    ['text/json', 415, typed('text/json')],
    ['XML', 415, typed('application/xml')],
    ['a type that only begins like JSON', 415, typed('application/jsonx')],
    ['a type that only ends like JSON', 415, typed('xapplication/json')],
    ['any type', 415, typed('*/*')],
    ['two types in one header', 415, typed('application/json, text/plain')],
    ['two headers', 415, withHeader(JSON_TYPE)],
    ['two headers that differ', 415, withHeader('Content-Type: text/plain')],
    ['utf-16', 415, typed('application/json; charset=utf-16')],
    ['utf-7', 415, typed('application/json; charset=utf-7')],
    ['latin-1', 415, typed('application/json; charset=iso-8859-1')],
    ['two charsets', 415, typed('application/json; charset=utf-8; charset=utf-16')],
    ['an unknown parameter', 415, typed('application/json; x=y')],
    ['a tab and a parameter', 415, typed('application/json\t; x')],
    ['a type of 5 KB', 415, typed(`application/json; ${'x'.repeat(5000)}`)],
    ['a compressed body', 415, withHeader('Content-Encoding: gzip')],
    ['a body that calls itself identity', 415, withHeader('Content-Encoding: identity')],
    ['a GET with a body', 400, get('/api/account/encryptPublicKey', 'Content-Length: 2')],
    ['a GET with chunks', 400, get('/api/account/encryptPublicKey', 'Transfer-Encoding: chunked')],
  ])
})

describe('JSON', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'Application/JSON',
  ])('is taken as %s', async (type) => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    const [answer] = await sendRaw(attacked.app, request(typed(type)))
    expect(answer?.status).toBe(200)
    expect(attacked.upstream.seen[0]?.headers['content-type']).toBe('application/json')
  })
})

import { Refusal } from '@layover/server-kit/environment/variable'
import { describe, expect, it } from 'vitest'
import { parseUpstreamHeaders } from './upstream-headers.ts'

it('headers of the provider are read a line each, blanks around them left out', () => {
  expect(parseUpstreamHeaders('Authorization: Bearer a.b-c=\r\n\nX-Api-Key:\t 12 34 \n')).toEqual([
    'authorization',
    'Bearer a.b-c=',
    'x-api-key',
    '12 34',
  ])
})

describe('a refusal names the fault and no value', () => {
  it.each([
    ['secret-5519', ['line 1 is no header such as Name: value']],
    ['X-Key: secret-5519\nno colon', ['line 2 is no header such as Name: value']],
    ['X-Key: secret-5519\u0000', ['line 1 is no header such as Name: value']],
    ['X-Key: sécret', ['line 1 is no header such as Name: value']],
    ['X-Key:', ['line 1 is no header such as Name: value']],
    ['X Key: secret-5519', ['line 1 is no header such as Name: value']],
    ['Host: other.example', ['the gateway itself sets host']],
    ['Accept-Encoding: gzip', ['the gateway itself sets accept-encoding']],
    ['Layover-Visitor: secret-5519', ['the gateway itself sets layover-visitor']],
    [
      'Idempotency-Key: 1\nContent-Length: 0',
      ['the gateway itself sets idempotency-key', 'the gateway itself sets content-length'],
    ],
    ['X-Key: 1\nx-key: secret-5519', ['x-key is given twice']],
  ])('%j', (text, reasons) => {
    const refusal = parseUpstreamHeaders(text)
    expect(refusal).toBeInstanceOf(Refusal)
    expect((refusal as Refusal).reasons).toEqual(reasons)
  })
})

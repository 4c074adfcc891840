import { describe, expect, it } from 'vitest'
import { expectedSignature, isSigned } from './signed-request.ts'

const date = 'Fri, 06 Jun 2014 13:39:43 GMT'
const key = { keyId: 'key-1', secret: 'a-merchant-secret-of-enough-length' }
const request = {
  method: 'POST',
  url: '/v1/9991/payments?merchantReference=a.1',
  headers: { date, 'content-type': 'application/json', 'x-gcs-idempotence-key': 'a.1' },
}
const authorization = `GCS v1HMAC:key-1:${expectedSignature(request, key.secret)}`
const signed = { ...request, headers: { ...request.headers, authorization } }
const now = Date.parse(date)

describe('the signature of a request', () => {
  it('is the published one of the published examples', () => {
    const url = '/v1/9991/tokens/123456789'
    const value = 'processed header value'
    const headers = {
      'content-type': 'application/json',
      date,
      'x-gcs-servermetainfo': value,
      'x-gcs-customerheader': value,
      'x-gcs-clientmetainfo': value,
    }
    expect(expectedSignature({ method: 'DELETE', url, headers }, 'secretApiKey')).toBe(
      'VfnXpPBQQoHZivTcAg0JvOWkhnzlPnaCPKpTQn/uMJM=',
    )
    expect(
      expectedSignature({ method: 'GET', url, headers: { date } }, '6Kj5HT0MQKC6D8eb7W3lTg71kVKVDSt1'),
    ).toBe('9ond5EIN05dBXJGCLRK5om9pxHsyrh/12pZJ7bvmwNM=')
  })

  it('proves the merchant for almost five minutes, either way', () => {
    for (const ms of [0, 299_000, -299_000]) expect(isSigned(signed, key, now + ms)).toBe(true)
    for (const ms of [301_000, -301_000]) expect(isSigned(signed, key, now + ms)).toBe(false)
  })

  it.each([
    ['another key', signed, { ...key, keyId: 'key-2' }],
    ['another secret', signed, { ...key, secret: 'another-secret-of-enough-length-too' }],
    ['another method', { ...signed, method: 'GET' }, key],
    ['another path', { ...signed, url: '/v1/9992/payments?merchantReference=a.1' }, key],
    ['another query', { ...signed, url: '/v1/9991/payments?merchantReference=a.2' }, key],
    [
      'another own header',
      { ...signed, headers: { ...signed.headers, 'x-gcs-idempotence-key': 'a.2' } },
      key,
    ],
    [
      'another content type',
      { ...signed, headers: { ...signed.headers, 'content-type': 'text/plain' } },
      key,
    ],
    ['no date', { ...signed, headers: { ...signed.headers, date: '' } }, key],
    ['no signature', request, key],
    ['another scheme', { ...request, headers: { ...request.headers, authorization: 'Basic a' } }, key],
  ])('proves nothing with %s', (_what, arrived, by) => {
    expect(isSigned(arrived, by, now)).toBe(false)
  })

  it('over a date that is none proves nothing', () => {
    const undated = { ...request, headers: { ...request.headers, date: 'today' } }
    const by = `GCS v1HMAC:key-1:${expectedSignature(undated, key.secret)}`
    expect(isSigned({ ...undated, headers: { ...undated.headers, authorization: by } }, key, now)).toBe(false)
  })
})

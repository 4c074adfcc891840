import { describe, expect, it } from 'vitest'
import { requestSigner, signature } from './provider-auth.ts'

const DATE = 'Fri, 06 Jun 2014 13:39:43 GMT'
const url = new URL('https://cards.test/v1/9991/tokens/123456789')

describe('a v1HMAC signature', () => {
  // The two examples that the provider publishes with its own clients.
  it.each([
    [
      'DELETE',
      'secretApiKey',
      {
        'Content-Type': 'application/json',
        'X-GCS-ServerMetaInfo': 'processed header value',
        'X-GCS-CustomerHeader': ' processed header value ',
        'X-GCS-ClientMetaInfo': 'processed header value',
        'X-Other': 'is not signed',
      },
      'VfnXpPBQQoHZivTcAg0JvOWkhnzlPnaCPKpTQn/uMJM=',
    ],
    ['GET', '6Kj5HT0MQKC6D8eb7W3lTg71kVKVDSt1', {}, '9ond5EIN05dBXJGCLRK5om9pxHsyrh/12pZJ7bvmwNM='],
  ])('of a %s is the one that the provider publishes', (method, secret, headers, expected) => {
    expect(signature({ method, url, headers: new Headers({ ...headers, Date: DATE }) }, secret)).toBe(
      expected,
    )
  })

  it('covers the path as it is sent and the query as the provider reads it', () => {
    const of = (address: string) =>
      signature({ method: 'GET', url: new URL(address), headers: new Headers({ date: DATE }) }, 'secret')
    expect(of('https://cards.test/p?r=a%2Fb')).toBe(of('https://cards.test/p?r=a/b'))
    expect(of('https://cards.test/p%2Fq')).not.toBe(of('https://cards.test/p/q'))
    expect(of('https://cards.test/p?r=1')).not.toBe(of('https://cards.test/p?r=2'))
  })
})

describe('a signed request', () => {
  const key = { keyId: 'key-1', secret: 'a-merchant-secret-of-enough-length' }
  const signed = (auth: 'basic' | 'v1hmac') => {
    const headers = new Headers({ 'content-type': 'application/json' })
    requestSigner({ ...key, auth }, () => new Date(DATE))({ method: 'POST', url, headers })
    return headers
  }

  it('has key and secret as HTTP Basic', () => {
    const encoded = Buffer.from('key-1:a-merchant-secret-of-enough-length').toString('base64')
    expect(signed('basic').get('authorization')).toBe(`Basic ${encoded}`)
  })

  it('or its date and a signature with the name of the key, and no secret', () => {
    const headers = signed('v1hmac')
    expect(headers.get('date')).toBe(DATE)
    expect(headers.get('authorization')).toMatch(/^GCS v1HMAC:key-1:[A-Za-z0-9+/]{43}=$/)
    expect([...headers].join()).not.toContain(key.secret)
  })
})

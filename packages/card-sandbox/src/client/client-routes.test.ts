import { describe, expect, it } from 'vitest'
import { refusedCards } from '../cards/refused-cards.ts'
import type { Brand } from '../cards/test-card.ts'
import { testCards } from '../cards/test-cards.ts'
import { shopOrigin } from '../sandbox.test-kit.ts'
import { Client, opened } from './client.test-kit.ts'
import { SESSION_LIFETIME_MS } from './client-sessions.ts'

type Fault = { errorId: string; errors: { code: string; id: string; propertyName?: string }[] }

const context = {
  countryCode: 'NL',
  isRecurring: false,
  isInstallments: false,
  amountOfMoney: { amount: 0, currencyCode: 'USD' },
}
const query =
  'countryCode=NL&isRecurring=false&amount=0&currencyCode=USD&locale=nl_NL&cacheBust=1790000000000'

function faultOf(answer: { statusCode: number; json: <T>() => T }) {
  const { errorId, errors } = answer.json<Fault>()
  expect(errorId).toMatch(/^[0-9a-f-]{36}$/)
  return [answer.statusCode, errors[0]?.id, errors[0]?.code]
}

describe('a session', () => {
  it('is opened by the merchant, with absolute addresses that end as the SDK wants them', async () => {
    const { sandbox, client } = await opened()
    expect(client.session).toEqual({
      clientSessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
      customerId: expect.stringMatching(/^c[0-9a-f]{32}$/),
      clientApiUrl: 'http://127.0.0.1:3002/client',
      assetUrl: 'http://127.0.0.1:3002/assets',
    })
    const stranger = await sandbox.app.inject({ method: 'POST', url: '/v1/layover/sessions', payload: {} })
    expect(stranger.statusCode).toBe(401)
    const filled = await sandbox.post('/v1/layover/sessions', { tokens: [] })
    expect(faultOf(filled)).toEqual([400, 'INVALID_REQUEST', '20000000'])
  })

  it('is required for every call, holds for its own customer’s path, and expires after two hours', async () => {
    let nowMs = Date.now()
    const { sandbox, client } = await opened({ now: () => nowMs })
    const other = await Client.open(sandbox)
    for (const authorization of [
      '',
      'GCS v1Client:',
      `GCS v1Client:${'0'.repeat(32)}`,
      'Basic abc',
      undefined,
    ])
      expect(faultOf(await client.get('crypto/publickey', { authorization }))).toEqual([
        401,
        'UNAUTHORIZED',
        '9002',
      ])
    const foreign = await client.get('crypto/publickey', { customerId: other.session.customerId })
    expect(faultOf(foreign)).toEqual([403, 'ACCESS_DENIED', '9007'])
    nowMs += SESSION_LIFETIME_MS - 1
    expect((await client.get('crypto/publickey')).statusCode).toBe(200)
    nowMs += 1
    expect(faultOf(await client.get('crypto/publickey'))).toEqual([401, 'UNAUTHORIZED', '9002'])
  })
})

describe('getIINdetails', () => {
  const lookUp = async (client: Client, bin: unknown, more: object = {}) =>
    await client.post('services/getIINdetails', { bin, paymentContext: context, ...more })

  it('knows the product of every test number by six and by eight digits', async () => {
    const { client } = await opened()
    const ids: Record<Brand, number> = {
      visa: 1,
      mastercard: 3,
      'american-express': 2,
      'diners-club': 132,
      jcb: 125,
      unionpay: 56,
      maestro: 117,
      discover: 128,
    }
    for (const { number, brand } of testCards) {
      for (const digits of [6, 8]) {
        const answer = await lookUp(client, number.slice(0, digits))
        expect([number, answer.statusCode, answer.json()]).toEqual([
          number,
          200,
          { paymentProductId: ids[brand], countryCode: 'NL', isAllowedInContext: true, coBrands: [] },
        ])
      }
    }
  })

  it('answers 210380, 210381 and not allowed for the numbers that are listed so, and 210380 for all others', async () => {
    const { client } = await opened()
    const answers = await Promise.all(
      refusedCards.flatMap(({ number }) => [
        lookUp(client, number.slice(0, 8)),
        lookUp(client, number.slice(0, 6)),
      ]),
    )
    const [unknown, unknownShort, blocked, blockedShort, notAllowed, notAllowedShort] = answers
    for (const answer of [unknown, unknownShort, await lookUp(client, '40000566')])
      expect(answer && faultOf(answer)).toEqual([400, 'UNKNOWN_CARD_NUMBER', '210380'])
    for (const answer of [blocked, blockedShort])
      expect(answer && faultOf(answer)).toEqual([400, 'BLOCKED_CARD_NUMBER', '210381'])
    for (const answer of [notAllowed, notAllowedShort])
      expect(answer?.json()).toMatchObject({ paymentProductId: 1, isAllowedInContext: false })
  })

  it('refuses more digits than name a bank’s range, anything that is no bin, and another field', async () => {
    const { client } = await opened()
    for (const bin of ['4111111111111111', '411111111', '4111111', '41111', '4111 111', 41111111, null, ''])
      expect(faultOf(await lookUp(client, bin))).toEqual([400, 'INVALID_REQUEST', '20000000'])
    for (const more of [
      { paymentContext: undefined },
      { cvv: '123' },
      { paymentContext: { ...context, countryCode: 'nl' } },
    ])
      expect((await lookUp(client, '41111111', more)).statusCode).toBe(400)
  })
})

describe('products', () => {
  it('describe the four fields of the form with their rules', async () => {
    const { client } = await opened()
    for (const [id, cvv] of [
      [1, 3],
      [2, 4],
      [3, 3],
      [56, 3],
      [117, 3],
      [125, 3],
      [128, 3],
      [132, 3],
    ] as const) {
      const answer = await client.get(`products/${id}?${query}`)
      const { fields, ...product } = answer.json<{
        id: number
        fields: { id: string; dataRestrictions: object }[]
      }>()
      expect(product.id).toBe(id)
      expect(fields.map((field) => field.id)).toEqual(['cardNumber', 'cardholderName', 'expiryDate', 'cvv'])
      expect(fields.every(({ dataRestrictions }) => 'isRequired' in dataRestrictions)).toBe(true)
      expect(fields[3]?.dataRestrictions).toMatchObject({
        validators: { length: { minLength: cvv, maxLength: cvv } },
      })
    }
  })

  it('refuse an unknown id and an invalid context', async () => {
    const { client } = await opened()
    for (const id of ['4', '99999', '1e0', '-1', 'visa', '1'.repeat(99)])
      expect(faultOf(await client.get(`products/${id}?${query}`))).toEqual([
        404,
        'UNKNOWN_PRODUCT_ID',
        '1007',
      ])
    for (const wrong of [
      '',
      query.replace('NL', 'nl'),
      query.replace('amount=0', 'amount=x'),
      `${query}&amount=1`,
    ])
      expect(faultOf(await client.get(`products/1?${wrong}`))).toEqual([400, 'INVALID_REQUEST', '20000000'])
  })
})

describe('CORS of the client API', () => {
  const preflight = (method: string, headers: string, origin = shopOrigin) => ({
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': headers,
  })

  it('opens preflights of the shop for exactly the headers and methods of its calls, without a session', async () => {
    const { sandbox, client } = await opened()
    for (const [method, path] of [
      ['GET', 'crypto/publickey'],
      ['GET', 'products/1'],
      ['POST', 'services/getIINdetails'],
    ] as const) {
      const answer = await sandbox.app.inject({
        method: 'OPTIONS',
        url: client.url(path),
        headers: preflight(method, 'authorization,content-type,x-gcs-clientmetainfo'),
      })
      expect(answer.statusCode).toBe(204)
      expect(answer.headers['access-control-allow-origin']).toBe(shopOrigin)
      expect(answer.headers['access-control-allow-methods']).toBe('GET, POST')
      expect(answer.headers['access-control-allow-headers']).toBe(
        'authorization, content-type, x-gcs-clientmetainfo',
      )
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
    }
  })

  it('lets the shop’s pages read the answer, and every refusal', async () => {
    const { client } = await opened()
    const headers = { origin: shopOrigin }
    const answers = [
      await client.get('crypto/publickey', { headers }),
      await client.get('crypto/publickey', { headers, authorization: '' }),
      await client.get('nowhere', { headers }),
      await client.post('services/getIINdetails', {}, { headers }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 404, 400])
    for (const answer of answers) expect(answer.headers['access-control-allow-origin']).toBe(shopOrigin)
  })

  it('stays shut for every other origin', async () => {
    const { sandbox, client } = await opened()
    for (const origin of ['https://evil.example', 'null', `${shopOrigin}.evil.example`]) {
      const headers = preflight('GET', 'authorization', origin)
      const preflightReply = await sandbox.app.inject({
        method: 'OPTIONS',
        url: client.url('crypto/publickey'),
        headers,
      })
      expect(preflightReply.headers['access-control-allow-origin']).toBeUndefined()
      expect(faultOf(await client.get('crypto/publickey', { headers: { origin } }))).toEqual([
        403,
        'ORIGIN_DENIED',
        '9008',
      ])
    }
  })

  it('answers unknown paths, other methods and bodies that cannot be read as faults, and quotes nothing', async () => {
    const { client } = await opened()
    expect(faultOf(await client.get('nowhere'))).toEqual([404, 'NOT_FOUND', '1002'])
    const method = await client.post('crypto/publickey', {})
    expect([...faultOf(method), method.headers.allow]).toEqual([
      405,
      'METHOD_NOT_ALLOWED',
      '1003',
      'GET, HEAD',
    ])
    const broken = await client.send('services/getIINdetails', '{"bin":"4242424242424242",')
    const large = await client.send('services/getIINdetails', `"${'4242 '.repeat(5_000)}"`)
    const text = await client.send('services/getIINdetails', '4242424242424242', 'text/plain')
    expect([broken, large, text].map((answer) => faultOf(answer).slice(0, 2))).toEqual([
      [400, 'INVALID_REQUEST'],
      [413, 'PAYLOAD_TOO_LARGE'],
      [415, 'UNSUPPORTED_MEDIA_TYPE'],
    ])
    for (const { body } of [broken, large, text]) expect(body).not.toContain('4242')
  })
})

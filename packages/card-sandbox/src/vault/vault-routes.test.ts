import { describe, expect, it } from 'vitest'
import { testCards } from '../cards/test-cards.ts'
import { card, Sandbox, shopOrigin } from '../sandbox.test-kit.ts'

const url = '/payment/v2/front/cacheCardInfo'

type Problem = { title: string; status: number; errors?: { path: string; message?: string }[] }

describe('cacheCardInfo', () => {
  it('answers a token for every test number', async () => {
    const sandbox = await Sandbox.start()
    for (const { number } of testCards) expect(await sandbox.token(number)).toMatch(/^[\w-]{43}$/)
    const answer = await sandbox.cache({}, { 'x-caller': 'layover' })
    expect(answer.json()).toEqual({ state: '1', result: { token: expect.any(String) } })
  })

  it('replies Parameter missing and names each field that is absent, null or empty', async () => {
    const sandbox = await Sandbox.start()
    for (const field of Object.keys(card)) {
      for (const value of [undefined, null, '']) {
        const answer = await sandbox.cache({ [field]: value })
        const { title, status, errors } = answer.json<Problem>()
        expect({ title, status, paths: errors?.map(({ path }) => path) }).toEqual({
          title: 'Parameter missing',
          status: 400,
          paths: [field],
        })
      }
    }
  })

  it('refuses a field that is not declared', async () => {
    const sandbox = await Sandbox.start()
    const answer = await sandbox.cache({ trackData: 'x' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>().title).toBe('Unknown parameter')
  })

  it('names each wrong field with the sentence for it, and never repeats its value', async () => {
    const sandbox = await Sandbox.start()
    const wrong = {
      cardHolderName: '王',
      cardNumber: '4242424242424241',
      cvv: '12',
      expireTime: '1/49',
      caller: '?',
    }
    const answer = await sandbox.cache(wrong)
    expect(answer.statusCode).toBe(422)
    expect(answer.json<Problem>().errors?.map(({ path, message }) => [path, message])).toEqual([
      ['cardHolderName', 'Please check the cardholder name for mistakes.'],
      ['cardNumber', 'Please check your card number for mistakes.'],
      ['cvv', 'Please check the CVV for mistakes.'],
      ['expireTime', 'Please check the expiry date for mistakes.'],
      ['caller', 'The caller is not valid.'],
    ])
    expect(answer.body).not.toContain(wrong.cardNumber)
  })

  it.each([
    ['a real-looking number outside the list', { cardNumber: '4000056655665556' }, 'cardNumber'],
    ['a spaced number', { cardNumber: '4242 4242 4242 4242' }, 'cardNumber'],
    ['a number that is no text', { cardNumber: 4242424242424242 }, 'cardNumber'],
    ['three CVV digits for American Express', { cardNumber: '378282246310005', cvv: '123' }, 'cvv'],
    ['four CVV digits for Visa', { cvv: '1234' }, 'cvv'],
    ['a past month', { expireTime: '0120' }, 'expireTime'],
    ['an expiry with a slash', { expireTime: '12/49' }, 'expireTime'],
  ])('refuses %s', async (_what, fields, path) => {
    const sandbox = await Sandbox.start()
    const answer = await sandbox.cache(fields)
    expect(answer.statusCode).toBe(422)
    expect(answer.json<Problem>().errors?.map((error) => error.path)).toEqual([path])
  })

  it('refuses a header x-caller that contradicts the body', async () => {
    const sandbox = await Sandbox.start()
    const answer = await sandbox.cache({}, { 'x-caller': 'another' })
    expect(answer.statusCode).toBe(422)
  })

  it('refuses bodies that are no JSON object, not JSON, broken or over 16 KB, without quoting them', async () => {
    const sandbox = await Sandbox.start()
    const send = (payload: string, type = 'application/json') =>
      sandbox.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
    const answers = await Promise.all([
      send('[]'),
      send('null'),
      send('{"cardNumber": 4242424242424242,,}'),
      send('{"__proto__": {}}'),
      send('cardNumber=4242424242424242', 'application/x-www-form-urlencoded'),
      send('4242424242424242', 'text/plain'),
      send(JSON.stringify({ ...card, cardHolderName: 'x'.repeat(16_384) })),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 415, 415, 413])
    for (const answer of answers) {
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect(answer.body).not.toContain('4242')
    }
  })
})

describe('CORS of the vault', () => {
  it('opens preflights of the shop for exactly the headers of the call', async () => {
    const sandbox = await Sandbox.start()
    const headers = {
      origin: shopOrigin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-caller,x-request-id',
    }
    const answer = await sandbox.app.inject({ method: 'OPTIONS', url, headers })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['access-control-allow-origin']).toBe(shopOrigin)
    expect(answer.headers['access-control-allow-methods']).toBe('POST')
    expect(answer.headers['access-control-allow-headers']).toBe('content-type, x-caller, x-request-id')
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })

  it('lets the shop’s pages read the answer, a refusal too', async () => {
    const sandbox = await Sandbox.start()
    for (const fields of [{}, { cvv: '' }]) {
      const answer = await sandbox.cache(fields, { origin: shopOrigin })
      expect(answer.headers['access-control-allow-origin']).toBe(shopOrigin)
    }
  })

  it('stays shut for every other origin', async () => {
    const sandbox = await Sandbox.start()
    for (const origin of [
      'https://evil.example',
      'null',
      `${shopOrigin}.evil.example`,
      'http://127.0.0.1:30000',
    ]) {
      const headers = { origin, 'access-control-request-method': 'POST' }
      const preflight = await sandbox.app.inject({ method: 'OPTIONS', url, headers })
      const answer = await sandbox.cache({}, { origin })
      expect([preflight.statusCode, answer.statusCode]).toEqual([403, 403])
      expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  it('opens nothing but the vault', async () => {
    const sandbox = await Sandbox.start()
    const headers = { origin: shopOrigin, 'access-control-request-method': 'POST' }
    const answer = await sandbox.app.inject({ method: 'OPTIONS', url: '/v1/layover/payments', headers })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})

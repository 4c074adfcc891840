import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Card } from './card.ts'
import { vaultProvider } from './vault-provider.ts'

const card: Card = {
  cardholderName: 'José Núñez',
  cardNumber: '4242424242424242',
  expiry: { month: 9, year: 2028 },
  cvv: '123',
}

function answer(status: number, body: unknown) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

const encrypt = (path: { cardVaultPath?: string } = {}) =>
  vaultProvider({ cardVaultUrl: 'https://cards.test/', ...path }, 'layover-shop').encrypt(card)

describe('the card vault', () => {
  it('receives exactly the fields and headers that it promises and hands back its token', async () => {
    const fetched = answer(200, { state: '1', result: { token: 'tok_1' } })
    expect(await encrypt()).toEqual({ kind: 'ready', payment: { method: 'token', token: 'tok_1' } })
    const [address, init] = fetched.mock.calls[0] ?? []
    expect(address).toBe('https://cards.test/payment/v2/front/cacheCardInfo')
    expect(JSON.parse(String(init?.body))).toEqual({
      cardHolderName: 'José Núñez',
      cardNumber: '4242424242424242',
      cvv: '123',
      expireTime: '0928',
      caller: 'layover-shop',
    })
    expect(init?.headers).toEqual({
      'content-type': 'application/json',
      'x-caller': 'layover-shop',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(init?.credentials).toBe('omit')
  })

  it('is where the gateway says', async () => {
    const fetched = answer(200, { state: '1', result: { token: 'tok_1' } })
    await encrypt({ cardVaultPath: '/own/vault' })
    expect(fetched.mock.calls[0]?.[0]).toBe('https://cards.test/own/vault')
  })

  it.each([
    ['cardNumber', 'cardNumber', 'Please check your card number for mistakes.'],
    ['cardHolderName', 'cardholderName', 'Please check the cardholder name for mistakes.'],
    ['cvv', 'cvv', 'Please check the CVV for mistakes.'],
    ['expireTime', 'expiryDate', 'Please check the expiry date for mistakes.'],
  ])('naming %s as wrong becomes an error at the field', async (path, field, message) => {
    answer(422, { errors: [{ path }] })
    expect(await encrypt()).toEqual({ kind: 'wrong', errors: { [field]: message } })
  })

  it('saying that a parameter is missing fails with its own words', async () => {
    answer(400, { title: 'Parameter missing', errors: [{ path: 'cvv' }] })
    expect(await encrypt()).toEqual({ kind: 'failed', message: 'Parameter missing' })
  })

  it.each([
    [200, { state: '0' }],
    [400, { title: 'Unknown parameter' }],
    [200, { state: '1', result: null }],
    [422, { errors: [{ path: 'caller' }] }],
    [503, { title: 'Too many' }],
  ])('answering %d %j is no token', async (status, body) => {
    answer(status, body)
    expect((await encrypt()).kind).toBe('failed')
  })

  it('that cannot be reached fails and does not throw', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('network')))
    expect(await encrypt()).toEqual({ kind: 'failed', isConnection: true })
  })

  it('that has broken down counts as a connection that failed', async () => {
    answer(503, { title: 'Too many' })
    expect(await encrypt()).toEqual({ kind: 'failed', isConnection: true, hasAnswered: true })
  })
})

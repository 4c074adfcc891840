import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { authorization, payment, Sandbox, temporaryFolder } from '../sandbox.test-kit.ts'

type Fault = { errorId: string; errors: { id: string; httpStatusCode: number; propertyName?: string }[] }

function faultOf(answer: LightMyRequestResponse): [number, string | undefined] {
  return [answer.statusCode, answer.json<Fault>().errors[0]?.id]
}

const outcomes: [string, string, string | undefined][] = [
  ['4242424242424242', 'CAPTURED', undefined],
  ['378282246310005', 'CAPTURED', undefined],
  ['4000000000000002', 'REJECTED', 'DECLINED'],
  ['4000000000009995', 'REJECTED', 'INSUFFICIENT_FUNDS'],
  ['4000000000009987', 'REJECTED', 'LOST_CARD'],
  ['4000000000000069', 'REJECTED', 'EXPIRED_CARD'],
  ['4000000000000127', 'REJECTED', 'WRONG_CVC'],
  ['4000000000000119', 'REJECTED', 'PROCESSING_ERROR'],
]

describe('payments', () => {
  it.each(outcomes)(
    'settles %s as %s %s and finds it by id and by reference',
    async (number, status, reasonCode) => {
      const sandbox = await Sandbox.start()
      const answer = await sandbox.pay(await sandbox.token(number), 'key')
      const paid = answer.json<{ id: string }>()
      expect(answer.statusCode).toBe(201)
      expect(paid).toMatchObject({
        status,
        merchantReference: 'order-1',
        amountOfMoney: { amount: 6800, currencyCode: 'USD' },
        card: { last4: number.slice(-4) },
      })
      expect(answer.json<{ reasonCode?: string }>().reasonCode).toBe(reasonCode)
      expect((await sandbox.get(`/v1/layover/payments/${paid.id}`)).json()).toEqual(paid)
      const byReference = await sandbox.get('/v1/layover/payments?merchantReference=order-1')
      expect(byReference.json()).toEqual({ payments: [paid] })
    },
  )

  it('lists every attempt of a reference in order', async () => {
    const sandbox = await Sandbox.start()
    await sandbox.pay(await sandbox.token('4000000000000002'), 'attempt-1')
    await sandbox.pay(await sandbox.token(), 'attempt-2')
    const { payments } = (await sandbox.get('/v1/layover/payments?merchantReference=order-1')).json()
    expect(payments.map(({ status }: { status: string }) => status)).toEqual(['REJECTED', 'CAPTURED'])
    const none = await sandbox.get('/v1/layover/payments?merchantReference=order-2')
    expect(none.json()).toEqual({ payments: [] })
  })

  it('takes a token for one payment only', async () => {
    const sandbox = await Sandbox.start()
    const token = await sandbox.token()
    await sandbox.pay(token, 'first')
    expect(faultOf(await sandbox.pay(token, 'second'))).toEqual([400, 'UNKNOWN_TOKEN'])
    expect(faultOf(await sandbox.pay('no-token', 'third'))).toEqual([400, 'UNKNOWN_TOKEN'])
    expect(await sandbox.entries()).toHaveLength(1)
  })

  it('refuses a token that is 15 minutes old', async () => {
    let nowMs = Date.now()
    const sandbox = await Sandbox.start(temporaryFolder(), { now: () => nowMs })
    const token = await sandbox.token()
    nowMs += 15 * 60_000
    expect(faultOf(await sandbox.pay(token, 'key'))).toEqual([400, 'UNKNOWN_TOKEN'])
  })

  it('names every wrong property and charges nothing', async () => {
    const sandbox = await Sandbox.start()
    const token = await sandbox.token()
    const wrong: [object, string][] = [
      [{ amountOfMoney: { amount: 0, currencyCode: 'USD' } }, 'amountOfMoney.amount'],
      [{ amountOfMoney: { amount: 68.5, currencyCode: 'USD' } }, 'amountOfMoney.amount'],
      [{ amountOfMoney: { amount: '6800', currencyCode: 'USD' } }, 'amountOfMoney.amount'],
      [{ amountOfMoney: { amount: 6800, currencyCode: 'usd' } }, 'amountOfMoney.currencyCode'],
      [{ merchantReference: 'has space' }, 'merchantReference'],
      [{ cardNumber: '4242424242424242' }, 'cardNumber'],
    ]
    for (const [fields, propertyName] of wrong) {
      const answer = await sandbox.pay(token, 'key', fields)
      expect(answer.statusCode).toBe(400)
      expect(answer.json<Fault>().errors.map((error) => error.propertyName)).toEqual([propertyName])
    }
    for (const both of [{ token: undefined }, { encryptedCustomerInput: 'x.x.x.x.x' }]) {
      const answer = await sandbox.pay(token, 'key', both)
      const names = answer.json<Fault>().errors.map((error) => error.propertyName)
      expect([answer.statusCode, names]).toEqual([400, ['token', 'encryptedCustomerInput']])
    }
    expect(faultOf(await sandbox.pay(token, ''))).toEqual([400, 'INVALID_REQUEST'])
    expect(await sandbox.entries()).toEqual([])
  })

  it('answers refusals of every kind as faults', async () => {
    const sandbox = await Sandbox.start()
    const url = '/v1/layover/payments'
    const headers = { authorization, 'content-type': 'application/json', 'x-gcs-idempotence-key': 'key' }
    const broken = await sandbox.app.inject({ method: 'POST', url, headers, payload: '{' })
    const large = await sandbox.app.inject({
      method: 'POST',
      url,
      headers,
      payload: `"${'x'.repeat(20_000)}"`,
    })
    const method = await sandbox.app.inject({ method: 'DELETE', url, headers: { authorization } })
    expect(faultOf(broken)).toEqual([400, 'INVALID_REQUEST'])
    expect(faultOf(large)).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    expect([...faultOf(method), method.headers.allow]).toEqual([405, 'METHOD_NOT_ALLOWED', 'GET, HEAD, POST'])
    expect(faultOf(await sandbox.get('/v1/layover/payments'))).toEqual([400, 'INVALID_REQUEST'])
    expect(faultOf(await sandbox.get('/v1/layover/payments/pay_none'))).toEqual([404, 'NOT_FOUND'])
    expect(faultOf(await sandbox.get('/v1/stranger/payments/pay_none'))).toEqual([403, 'ACCESS_DENIED'])
  })

  it('refuses requests without the merchant’s own credentials', async () => {
    const sandbox = await Sandbox.start()
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
    for (const wrong of [
      undefined,
      '',
      'Basic',
      basic('key-1:'),
      basic('key-1:wrong'),
      `Bearer ${authorization}`,
    ]) {
      const headers = wrong === undefined ? {} : { authorization: wrong }
      for (const url of ['/v1/layover/payments?merchantReference=a', '/sandbox/ledger']) {
        const answer = await sandbox.app.inject({ method: 'GET', url, headers })
        expect(faultOf(answer)).toEqual([401, 'UNAUTHORIZED'])
        expect(answer.headers['www-authenticate']).toBe('Basic realm="merchant"')
      }
      const payload = payment('token')
      const posted = await sandbox.app.inject({
        method: 'POST',
        url: '/v1/layover/payments',
        headers,
        payload,
      })
      expect(posted.statusCode).toBe(401)
    }
  })
})

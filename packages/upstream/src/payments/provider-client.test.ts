import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { testConfig } from '../upstream.test-kit.ts'
import type { DecidedPayment } from './card-provider.ts'
import { createProviderClient } from './provider-client.ts'
import type { ProviderStates } from './provider-states.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const noPause = async () => undefined

interface Settings {
  readonly states?: ProviderStates
  readonly timeoutMs?: number
  readonly pause?: () => Promise<unknown>
}

async function clientOf(
  listener: RequestListener,
  { timeoutMs = 50_000, pause = noPause, states = testConfig().provider.states }: Settings = {},
) {
  server = createServer(listener)
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const merchant = { ...testConfig().provider, keyId: 'key', secret: 'secret' }
  const config = { ...merchant, states, url: `http://127.0.0.1:${port}`, timeoutMs }
  return createProviderClient(config, pause)
}

const charge = {
  card: { token: 'tok' },
  amountMinor: 3400,
  currency: 'GBP',
  merchantReference: 'LV-1.attempt-1',
}
const payment = {
  id: 'pay_1',
  status: 'CAPTURED',
  merchantReference: charge.merchantReference,
  amountOfMoney: { amount: 3400, currencyCode: 'GBP' },
}
const answering =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', location: 'http://127.0.0.1:1/' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

describe('the provider client', () => {
  it('sends the attempt’s name as idempotence key, and the merchant’s credentials', async () => {
    let seen: unknown
    const client = await clientOf((request, response) => {
      const { authorization, 'x-gcs-idempotence-key': key } = request.headers
      seen = { method: request.method, url: request.url, authorization, key }
      answering(201, payment)(request, response)
    })
    expect(await client.charge(charge)).toEqual({
      outcome: 'CAPTURED',
      paymentId: 'pay_1',
      amountMinor: 3400,
      currency: 'GBP',
    })
    expect(seen).toEqual({
      method: 'POST',
      url: '/v1/layover/payments',
      authorization: 'Basic a2V5OnNlY3JldA==',
      key: charge.merchantReference,
    })
  })

  it.each([
    ['a brand and four digits', { brand: 'visa', last4: '4242' }, { brand: 'visa', last4: '4242' }],
    [
      'more than a receipt shows',
      { brand: 'jcb', last4: '0000', bin: '35301113', expiryDate: '1229' },
      { brand: 'jcb', last4: '0000' },
    ],
    ['a whole number', { brand: 'visa', last4: '4242424242424242' }, undefined],
    ['a masked number', { brand: 'visa', last4: '************4242' }, undefined],
    ['digits of another script', { brand: 'visa', last4: '٤٢٤٢' }, undefined],
    ['a line after the digits', { brand: 'visa', last4: '4242\n' }, undefined],
    ['a number in place of a text', { brand: 'visa', last4: 4242 }, undefined],
    ['an unknown brand', { brand: '4242424242424242', last4: '4242' }, undefined],
    ['no brand', { last4: '4242' }, undefined],
    ['a text', '4242424242424242', undefined],
    ['null', null, undefined],
  ])(
    'takes from what the provider says about a card brand and last four digits or nothing: %s',
    async (_what, given, kept) => {
      const client = await clientOf(answering(201, { ...payment, card: given }))
      const { outcome, card } = (await client.charge(charge)) as DecidedPayment
      expect({ outcome, card }).toEqual({ outcome: 'CAPTURED', card: kept })
    },
  )

  it.each([
    ['a 5xx', answering(503, {})],
    ['a 409: the first request still runs', answering(409, { errors: [{ id: 'IDEMPOTENCE_KEY_IN_USE' }] })],
    ['a 408', answering(408, {})],
    ['a redirect', answering(307, payment)],
    ['no JSON', answering(201, '<html>')],
    ['nothing', answering(201, '')],
    ['something that is no payment', answering(201, { ...payment, status: 'PENDING' })],
    ['a payment of another reference', answering(201, { ...payment, merchantReference: 'LV-2.attempt-1' })],
    ['a connection that is cut', ((request) => request.socket.destroy()) satisfies RequestListener],
  ])('does not know the outcome after %s', async (_what, listener) => {
    const client = await clientOf(listener)
    expect(await client.charge(charge)).toMatchObject({ outcome: 'UNKNOWN' })
    expect(await client.find(charge.merchantReference)).toMatchObject({ outcome: 'UNKNOWN' })
  })

  it('does not know the outcome when no response comes in time', async () => {
    const client = await clientOf(() => undefined, { timeoutMs: 100 })
    expect(await client.charge(charge)).toMatchObject({ outcome: 'UNKNOWN' })
    expect(await client.find(charge.merchantReference)).toMatchObject({ outcome: 'UNKNOWN' })
  })

  it('does not repeat a charge that met a 5xx when there is no time left for it', async () => {
    let count = 0
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    onTestFinished(() => clock.mockRestore())
    const client = await clientOf((request, response) => {
      count += 1
      clock.mockReturnValue(49_500)
      answering(503, {})(request, response)
    })
    expect(await client.charge(charge)).toMatchObject({ outcome: 'UNKNOWN' })
    expect(count).toBe(1)
  })

  it('sends a charge that met a 5xx once more, as the same attempt', async () => {
    const keys: unknown[] = []
    const client = await clientOf((request, response) => {
      keys.push(request.headers['x-gcs-idempotence-key'])
      answering(keys.length === 1 ? 503 : 201, keys.length === 1 ? {} : payment)(request, response)
    })
    expect(await client.charge(charge)).toMatchObject({ outcome: 'CAPTURED' })
    expect(keys).toEqual([charge.merchantReference, charge.merchantReference])
  })

  it('does not repeat a charge when its time passed while the process was suspended before the repeat', async () => {
    let count = 0
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    onTestFinished(() => clock.mockRestore())
    const answers503: RequestListener = (request, response) => {
      count += 1
      answering(503, {})(request, response)
    }
    const pause = async () => void clock.mockReturnValue(120_000)
    const client = await clientOf(answers503, { pause })
    expect(await client.charge(charge)).toMatchObject({ outcome: 'UNKNOWN' })
    expect(count).toBe(1)
  })

  it('does not treat a refusal of the repeat as proof that the first request charged nothing', async () => {
    let count = 0
    const refused = { errors: [{ id: 'UNKNOWN_TOKEN' }] }
    const client = await clientOf((request, response) => {
      count += 1
      answering(count === 1 ? 500 : 400, count === 1 ? {} : refused)(request, response)
    })
    expect(await client.charge(charge)).toMatchObject({ outcome: 'UNKNOWN' })
  })

  it('knows that nothing was charged when no connection could be made, and concludes nothing about earlier charges', async () => {
    const client = await clientOf(answering(201, payment))
    await new Promise((closed) => server?.close(closed))
    expect(await client.charge(charge)).toMatchObject({ outcome: 'UNAVAILABLE', reply: 'no_connection' })
    expect(await client.find(charge.merchantReference)).toMatchObject({ outcome: 'UNKNOWN' })
  })

  it('does not know the outcome when the connection for the repeat could not be made', async () => {
    const client = await clientOf((_request, response) => {
      response.writeHead(503, { connection: 'close' }).end('{}')
      server?.close()
    })
    expect(await client.charge(charge)).toMatchObject({ outcome: 'UNKNOWN' })
  })

  it('knows that nothing was charged when the provider refused the call', async () => {
    const client = await clientOf(answering(400, { errors: [{ id: 'UNKNOWN_TOKEN' }] }))
    expect(await client.charge(charge)).toEqual({ outcome: 'NOT_CHARGED', reasonCode: 'UNKNOWN_TOKEN' })
  })

  it('finds the capture among the payments of a reference, and reports when there is none', async () => {
    const rejected = { ...payment, id: 'pay_0', status: 'REJECTED', reasonCode: 'DECLINED' }
    const found = await clientOf(answering(200, { payments: [payment, rejected] }))
    expect(await found.find(charge.merchantReference)).toMatchObject({
      outcome: 'CAPTURED',
      paymentId: 'pay_1',
    })
    const none = await clientOf(answering(200, { payments: [{ ...payment, merchantReference: 'LV-2' }] }))
    expect(await none.find(charge.merchantReference)).toMatchObject({ outcome: 'NOT_CHARGED' })
  })

  it('knows no outcome while one payment of a reference is pending, unless another is captured', async () => {
    const payments = [
      { ...payment, id: 'pay_0', status: 'OPEN' },
      { ...payment, status: 'REJECTED' },
    ]
    const states = new Map([...testConfig().provider.states, ['OPEN', 'PENDING'] as const])
    const pending = await clientOf(answering(200, { payments }), { states })
    expect(await pending.find(charge.merchantReference)).toMatchObject({
      outcome: 'UNKNOWN',
      reply: 'pending',
    })
    const captured = await clientOf(answering(200, { payments: [...payments, payment] }), { states })
    expect(await captured.find(charge.merchantReference)).toMatchObject({ outcome: 'CAPTURED' })
  })
})

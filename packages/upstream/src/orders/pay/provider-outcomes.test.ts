import { randomUUID } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePorts } from '@layover/endurance/harness/free-ports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contextOfNobody } from '../../owners.test-kit.ts'
import { createProviderClient } from '../../payments/provider-client.ts'
import { startUpstream, testConfig, type Upstream } from '../../upstream.test-kit.ts'
import { confirm, createOrder, recoverySide, statusOf, token } from '../orders.test-kit.ts'
import { confirmOrder } from './confirm-order.ts'
import { recoverPayments } from './recover-payments.ts'

interface Payment {
  readonly merchantReference: string
  readonly status: string
  readonly amountOfMoney: { readonly amount: number; readonly currencyCode: string }
}

/** The provider's ledger, and its behaviour on the next charge. */
const ledger: Payment[] = []
let act: (response: ServerResponse, payment: Payment) => void
let server: Server
let upstream: Upstream

const port = () => (server.address() as AddressInfo).port
/** Long enough for a busy machine. */
const PATIENT_MS = 50_000
/** The timeout for a provider that never responds; the test waits for it. */
const IMPATIENT_MS = 2_000
const providerAt = (at: number, timeoutMs = PATIENT_MS) =>
  createProviderClient({ ...testConfig().provider, url: `http://127.0.0.1:${at}`, timeoutMs })

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      if (request.method === 'GET') response.end(JSON.stringify({ payments: ledger }))
      else act(response, { ...JSON.parse(text), id: 'pay_1', status: 'CAPTURED' })
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  upstream = await startUpstream({ provider: providerAt(port()) })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  ledger.length = 0
  upstream.logs.length = 0
})

const answer = (response: ServerResponse, payment: object) =>
  response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(payment))
const charged = (payment: Payment): Payment => {
  ledger.push(payment)
  return payment
}

/** A round of recovery of another server, some time later. */
async function recover(laterMs: number, provider = providerAt(port())): Promise<void> {
  const now = () => new Date(upstream.clock.now.getTime() + laterMs)
  await recoverPayments({ ...recoverySide(upstream), provider, now })
}

const AFTER_GRACE_MS = 10 * 60_000

describe('a provider that', () => {
  it.each<[string, typeof act, string]>([
    ['charges and loses the answer', (response, payment) => charged(payment) && response.destroy(), 'PAID'],
    [
      'charges and answers garbage',
      (response, payment) => charged(payment) && response.end('<html>'),
      'PAID',
    ],
    [
      'charges and returns another reference',
      (response, payment) => answer(response, { ...charged(payment), merchantReference: 'LV-0.attempt-1' }),
      'PAID',
    ],
    ['breaks before it charges', (response) => response.destroy(), 'DECLINED'],
    ['answers a 500 and charges nothing', (response) => response.writeHead(500).end('{}'), 'DECLINED'],
  ])('%s leaves the order PAYING, and its later outcome settles it', async (_what, does, ends) => {
    act = does
    const orderNo = await createOrder(upstream)
    expect(await confirm(upstream, orderNo)).toMatchObject({ state: '11', data: { status: 'PAYING' } })
    expect(await confirm(upstream, orderNo)).toMatchObject({ data: { status: 'PAYING' } })
    await recover(AFTER_GRACE_MS)
    expect(await statusOf(upstream, orderNo)).toBe(ends)
    expect(ledger).toHaveLength(ends === 'PAID' ? 1 : 0)
  })

  it.each<[string, typeof act, string]>([
    ['charges and does not answer in time', (_response, payment) => charged(payment), 'PAID'],
    ['neither answers nor charges', () => undefined, 'DECLINED'],
  ])('%s leaves the order PAYING, and its later outcome settles it', async (_what, does, ends) => {
    act = does
    const orderNo = await createOrder(upstream)
    const impatient = { ...recoverySide(upstream), provider: providerAt(port(), IMPATIENT_MS) }
    const request = { orderNo, payment: { method: 'token', token: token.token } } as const
    const reply = await confirmOrder(impatient, 'LOUNGE', request, contextOfNobody())
    expect(reply.status).toBe('PAYING')
    await recover(AFTER_GRACE_MS)
    expect(await statusOf(upstream, orderNo)).toBe(ends)
  })

  it.each<[string, Partial<Payment['amountOfMoney']>]>([
    ['amount', { amount: 1 }],
    ['currency', { currencyCode: 'JPY' }],
  ])('charged another %s has paid nothing: no pass, and a person is called', async (_what, change) => {
    act = (response, payment) => {
      const { amountOfMoney } = payment
      answer(response, charged({ ...payment, amountOfMoney: { ...amountOfMoney, ...change } }))
    }
    const orderNo = await createOrder(upstream)
    const reply = await confirm(upstream, orderNo)
    expect(reply).toMatchObject({ data: { status: 'PAYING' } })
    expect(reply.data).not.toHaveProperty('passes')
    await recover(AFTER_GRACE_MS)
    expect(await statusOf(upstream, orderNo)).toBe('PAYING')
    const attempt = await upstream.store.read.paymentAttempts.find(orderNo, 1)
    expect(attempt).toMatchObject({ outcome: 'AMOUNT_MISMATCH', provider_payment_id: 'pay_1' })
    expect(upstream.logs.filter((line) => line.includes('refund by hand'))).toHaveLength(1)
    expect(await confirm(upstream, orderNo)).toMatchObject({ data: { status: 'PAYING' } })
    expect(ledger).toHaveLength(1)
  })

  it('is down leaves the order as it was, at once, and the next press may pay it', async () => {
    act = (response, payment) => answer(response, charged(payment))
    const orderNo = await createOrder(upstream)
    const down = { ...recoverySide(upstream), provider: providerAt(await freePorts(1)) }
    const request = { orderNo, payment: { method: 'token', token: token.token } } as const
    await expect(confirmOrder(down, 'LOUNGE', request, contextOfNobody())).rejects.toMatchObject({
      errorCode: 'PROVIDER_UNAVAILABLE',
    })
    expect(await statusOf(upstream, orderNo)).toBe('CREATED')
    expect(await confirm(upstream, orderNo)).toMatchObject({ data: { status: 'PAID' } })
    expect(ledger).toHaveLength(1)
  })

  it('is slower than the client’s timeout still pays the order, once', async () => {
    let isCharging = () => {}
    const charging = new Promise<void>((resolve) => (isCharging = resolve))
    let release = () => {}
    act = (response, payment) => {
      release = () => answer(response, charged(payment))
      isCharging()
    }
    const orderNo = await createOrder(upstream)
    const origin = await upstream.app.listen({ port: 0, host: '127.0.0.1' })
    const gateway = new AbortController()
    const abandoned = fetch(`${origin}/lounge/confirmPaymentOrder`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ agentId: 'layover', orderNo, payment: token }),
      signal: gateway.signal,
    })
    await charging
    gateway.abort()
    await expect(abandoned).rejects.toThrow()
    expect(await statusOf(upstream, orderNo)).toBe('PAYING')
    release()
    await expect.poll(async () => await statusOf(upstream, orderNo)).toBe('PAID')
    expect(ledger).toHaveLength(1)
  })
})

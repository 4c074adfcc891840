import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp as buildSandbox } from '@layover/card-sandbox'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirm, createOrder, recoverySide, statusOf } from '../orders/orders.test-kit.ts'
import { recoverPayments } from '../orders/recover-payments.ts'
import { startUpstream, testConfig, type Upstream } from '../upstream.test-kit.ts'
import type { CardProvider } from './card-provider.ts'
import { createProviderClient } from './provider-client.ts'

let sandbox: FastifyInstance
let upstream: Upstream
let provider: CardProvider
const dataDir = mkdtempSync(join(tmpdir(), 'layover-sandbox-'))
const { provider: merchant } = testConfig()

beforeAll(async () => {
  sandbox = await buildSandbox(
    {
      ...{ port: 0, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:3002', dataDir, logLevel: 'silent' },
      allowedOrigins: ['http://127.0.0.1:3000'],
      merchant: { id: merchant.merchantId, keyId: merchant.keyId, secret: merchant.secret },
    },
    { slowMs: 1_500 },
  )
  await sandbox.listen({ port: 0, host: '127.0.0.1' })
  const { port } = sandbox.server.address() as AddressInfo
  provider = createProviderClient({ ...merchant, url: `http://127.0.0.1:${port}`, timeoutMs: 1_000 })
  upstream = await startUpstream({ provider })
})
afterAll(async () => {
  await sandbox.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Gives a test card to the sandbox's vault, as the browser does. */
async function tokenOf(cardNumber: string) {
  const card = {
    cardHolderName: 'Amelia Hart',
    cardNumber,
    cvv: '123',
    expireTime: '1249',
    caller: 'layover-shop',
  }
  const response = await sandbox.inject({
    method: 'POST',
    url: '/payment/v2/front/cacheCardInfo',
    headers: { 'x-caller': 'layover-shop', 'x-request-id': randomUUID(), origin: 'http://127.0.0.1:3000' },
    payload: card,
  })
  return { method: 'token', token: response.json<{ result: { token: string } }>().result.token }
}

/** Statuses of the payments that the sandbox truly wrote for an order. */
async function ledgerOf(orderNo: string): Promise<string[]> {
  const authorization = `Basic ${Buffer.from(`${merchant.keyId}:${merchant.secret}`).toString('base64')}`
  const response = await sandbox.inject({ url: '/sandbox/ledger', headers: { authorization } })
  const { entries } = response.json<{
    entries: { payment: { merchantReference: string; status: string } }[]
  }>()
  return entries
    .map(({ payment }) => payment)
    .filter((each) => each.merchantReference.startsWith(orderNo))
    .map(({ status }) => status)
}

async function recover(laterMs: number): Promise<void> {
  const now = () => new Date(upstream.clock.now.getTime() + laterMs)
  await recoverPayments({ ...recoverySide(upstream), provider, now })
}

describe('at the real card sandbox', () => {
  it('a good card pays the order, once', async () => {
    const orderNo = await createOrder(upstream)
    const payment = await tokenOf('4242424242424242')
    expect(await confirm(upstream, orderNo, payment)).toMatchObject({ data: { status: 'PAID' } })
    await confirm(upstream, orderNo, payment)
    expect(await ledgerOf(orderNo)).toEqual(['CAPTURED'])
  })

  it('a declined card says why, and a good one then pays the same order', async () => {
    const orderNo = await createOrder(upstream)
    expect(await confirm(upstream, orderNo, await tokenOf('4000000000009995'))).toMatchObject({
      errorCode: 'PAYMENT_DECLINED',
      message: 'The card does not have enough funds.',
    })
    const paid = await confirm(upstream, orderNo, await tokenOf('4242424242424242'))
    expect(paid).toMatchObject({ data: { status: 'PAID' } })
    expect(await ledgerOf(orderNo)).toEqual(['REJECTED', 'CAPTURED'])
  })

  it('a token that was used before charges nothing and can be tried again', async () => {
    const payment = await tokenOf('4242424242424242')
    await confirm(upstream, await createOrder(upstream), payment)
    const orderNo = await createOrder(upstream)
    const answer = await confirm(upstream, orderNo, payment)
    expect(answer).toMatchObject({
      errorCode: 'PAYMENT_DECLINED',
      message: expect.stringContaining('enter them again'),
    })
    expect(await ledgerOf(orderNo)).toEqual([])
  })

  it.each([
    ['whose answer is lost', '4000000000006108'],
    ['that answers too late', '4000000000006207'],
  ])('a charge %s is PAYING until the recovery finds it', async (_what, number) => {
    const orderNo = await createOrder(upstream)
    expect(await confirm(upstream, orderNo, await tokenOf(number))).toMatchObject({
      data: { status: 'PAYING' },
    })
    await recover(5_000)
    expect(await statusOf(upstream, orderNo)).toBe('PAID')
    expect(await ledgerOf(orderNo)).toEqual(['CAPTURED'])
  })

  it('a provider that fails at first charges the same attempt once, a moment later', async () => {
    const orderNo = await createOrder(upstream)
    const answer = await confirm(upstream, orderNo, await tokenOf('4000000000006306'))
    expect(answer).toMatchObject({ data: { status: 'PAID' } })
    expect(await ledgerOf(orderNo)).toEqual(['CAPTURED'])
  })

  it('wrong merchant credentials charge nothing, and say nothing of themselves', async () => {
    const { port } = sandbox.server.address() as AddressInfo
    const stranger = createProviderClient({
      ...merchant,
      url: `http://127.0.0.1:${port}`,
      secret: 'x'.repeat(32),
    })
    const charge = {
      card: { token: 't'.repeat(16) },
      amountMinor: 1,
      currency: 'GBP',
      merchantReference: 'r.1',
    }
    expect(await stranger.charge(charge)).toEqual({ outcome: 'NOT_CHARGED', reasonCode: 'UNAUTHORIZED' })
    expect(await stranger.find('r.1')).toMatchObject({ outcome: 'UNKNOWN' })
  })
})

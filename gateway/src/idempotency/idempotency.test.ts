import { calls } from '@layover/contracts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeUpstream, held, json, startFakeUpstream } from '../../test/fake-upstream.ts'
import { post, startGateway } from '../../test/gateway.ts'

const PATH = '/api/lounge/confirmPaymentOrder'
const declined = { state: '99', errorCode: 'PAYMENT_DECLINED', message: 'no funds' }

let upstream: FakeUpstream
let app: FastifyInstance

beforeAll(async () => {
  upstream = await startFakeUpstream()
  app = await startGateway({ UPSTREAM_URL: upstream.url })
})
afterAll(async () => {
  await app.close()
  await upstream.close()
})

function order(orderNo = 'LV-4T2M8Q6W9K3X', token = 'tok_5Jw8Zq2LmX4vR7nT') {
  return { orderNo, payment: { method: 'token', token } }
}

/** A visitor who has a cookie, and one intent. */
async function visitor() {
  const { headers } = await app.inject({ url: '/config.json', headers: { host: '127.0.0.1:3000' } })
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  const key = crypto.randomUUID()
  const confirm = (body: object, more: Record<string, string> = {}) =>
    post(app, PATH, body, { cookie, 'idempotency-key': key, ...more })
  return { key, confirm }
}

describe('an order under its idempotency key (P188)', () => {
  it('runs once: the same key and body get the first answer again, with the header of a replay', async () => {
    upstream.play(json(declined))
    const { confirm } = await visitor()
    const first = await confirm(order())
    const again = await confirm(order())
    expect(first.headers).not.toHaveProperty('idempotency-replayed')
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.body).toBe(first.body)
    expect(upstream.seen).toHaveLength(1)
  })

  it('is the same request when only token or ciphertext differ, or the order of fields', async () => {
    upstream.play(json(declined))
    const { confirm } = await visitor()
    await confirm(order())
    const { orderNo, payment } = order(undefined, 'tok_ANOTHERANOTHER12')
    expect((await confirm({ payment, orderNo })).headers['idempotency-replayed']).toBe('true')
    const ciphertext = {
      orderNo,
      payment: { method: 'encrypted', payload: `eyJhbGciOiJSU0EtT0FFUCJ9${'.x'.repeat(4)}${'x'.repeat(40)}` },
    }
    expect((await confirm(ciphertext)).statusCode, 'another method is another request').toBe(422)
  })

  it('refuses another body under the same key with 422', async () => {
    upstream.play(json(declined))
    const { confirm } = await visitor()
    await confirm(order())
    const other = await confirm(order('LV-OTHEROTHER12'))
    expect(other.statusCode).toBe(422)
    expect(other.json()).toMatchObject({ type: 'urn:layover:problem:key-reused' })
    expect(upstream.seen).toHaveLength(1)
  })

  it('is 422 for another body also when only the upstream remembers the key, as after a restart of the gateway', async () => {
    upstream.play(
      (response) => void response.writeHead(422, { 'content-type': 'application/json' }).end('{}'),
    )
    const { confirm } = await visitor()
    const other = await confirm(order())
    expect(other.statusCode).toBe(422)
    expect(other.json()).toMatchObject({ type: 'urn:layover:problem:key-reused' })
    const read = await post(app, '/api/lounge/getCommonPrice', {})
    expect(read.statusCode, 'of a call without a key it is a broken promise').toBe(502)
  })

  it('is 409 with Retry-After while the first request runs, and the first goes on', async () => {
    const running = held(json(declined))
    upstream.play(running.script)
    const { confirm } = await visitor()
    const first = confirm(order())
    await expect.poll(() => upstream.seen.length, { timeout: 30_000 }).toBe(1)
    const second = await confirm(order())
    expect(second.statusCode).toBe(409)
    expect(second.headers['retry-after']).toBe('1')
    running.release()
    expect((await first).json()).toMatchObject({ errorCode: 'PAYMENT_DECLINED' })
  })

  it('belongs to one visitor', async () => {
    upstream.play(json(declined))
    const one = await visitor()
    const two = await visitor()
    await one.confirm(order())
    const answer = await two.confirm(order('LV-OTHEROTHER12'), { 'idempotency-key': one.key })
    expect(answer.statusCode).toBe(200)
    expect(upstream.seen).toHaveLength(2)
  })

  it('stores answers alone: after a fault the same key runs again, and the upstream’s own key decides', async () => {
    upstream.play((response) => response.writeHead(500).end())
    const { confirm } = await visitor()
    expect((await confirm(order())).statusCode).toBe(502)
    const [failed] = upstream.seen
    upstream.play(json(declined))
    expect((await confirm(order())).statusCode).toBe(200)
    expect(upstream.seen[0]?.headers['idempotency-key']).toBe(failed?.headers['idempotency-key'])
  })

  it('runs again while its outcome is unknown, and is replayed once it is known (P188)', async () => {
    const { reply } = calls.lounge.confirmPaymentOrder.examples[0] ?? {}
    if (reply === undefined || !('data' in reply)) throw new Error('the example succeeds')
    const { passes: _passes, paidAt: _paidAt, ...paying } = { ...reply.data, status: 'PAYING' }
    const { confirm } = await visitor()
    upstream.play(json({ state: '11', data: paying }))
    expect((await confirm(order())).json()).toMatchObject({ data: { status: 'PAYING' } })
    upstream.play(json({ state: '11', data: reply.data }))
    const second = await confirm(order())
    expect(second.json()).toMatchObject({ data: { status: 'PAID' } })
    expect(second.headers).not.toHaveProperty('idempotency-replayed')
    const third = await confirm(order())
    expect([third.body, third.headers['idempotency-replayed']]).toEqual([second.body, 'true'])
    expect(upstream.seen).toHaveLength(1)
  })

  it('accepts its key in capitals and small letters', async () => {
    upstream.play(json(declined))
    const { confirm, key } = await visitor()
    await confirm(order())
    const again = await confirm(order(), { 'idempotency-key': key.toUpperCase() })
    expect(again.headers['idempotency-replayed']).toBe('true')
  })
})

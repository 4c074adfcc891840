import { randomBytes } from 'node:crypto'
import { OwnerHeaders } from '@layover/contracts'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type FakeUpstream, json, startFakeUpstream } from '../../test/fake-upstream.ts'
import { post, startGateway } from '../../test/gateway.ts'

const VISITOR = 'layover-visitor'
const NETWORK = 'layover-network'
const KEY = 'idempotency-key'
const key = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const hold = { cipCode: 'LHR-FT-T5', visitDate: '2027-03-09', visitTime: '14:30', passengerNumber: 1 }
const payment = { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } }

let upstream: FakeUpstream
const gateways: FastifyInstance[] = []

beforeAll(async () => {
  upstream = await startFakeUpstream()
})
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close()
})
afterAll(() => upstream.close())

async function start(sessionKeys = randomBytes(32).toString('hex')) {
  const gateway = await startGateway({
    UPSTREAM_URL: upstream.url,
    SESSION_KEYS: sessionKeys,
    TRUST_PROXY: '127.0.0.1',
  })
  gateways.push(gateway)
  upstream.play(json({ state: '99', errorCode: 'NOT_AVAILABLE' }))
  return gateway
}

async function cookieOf(gateway: FastifyInstance): Promise<string> {
  const { headers } = await gateway.inject({ url: '/config.json', headers: { host: '127.0.0.1:3000' } })
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

/** Sends a call and returns the headers that the upstream got. */
async function sent(
  gateway: FastifyInstance,
  headers: Record<string, string>,
  [path, body]: readonly [string, object] = ['/api/cip/checkAvailable', hold],
) {
  await post(gateway, path, body, { [KEY]: key, ...headers })
  return upstream.seen.at(-1)?.headers ?? {}
}

it('the owner of a call is the same for a cookie and for a network, and another for others', async () => {
  const gateway = await start()
  const [hers, his] = [await cookieOf(gateway), await cookieOf(gateway)]
  const from = async (cookie: string, address: string) =>
    await sent(gateway, { cookie, 'x-forwarded-for': address })
  const [first, again] = [await from(hers, '203.0.113.7'), await from(hers, '203.0.113.200')]
  const [other, elsewhere] = [await from(his, '203.0.113.7'), await from(hers, '198.51.100.7')]
  expect(again[VISITOR]).toBe(first[VISITOR])
  expect(again[NETWORK]).toBe(first[NETWORK])
  expect(other[VISITOR]).not.toBe(first[VISITOR])
  expect(other[NETWORK]).toBe(first[NETWORK])
  expect(elsewhere[VISITOR]).toBe(first[VISITOR])
  expect(elsewhere[NETWORK]).not.toBe(first[NETWORK])
})

it('the owner is hashed as the contract says, under a key of this shop', async () => {
  const names = Object.keys(OwnerHeaders.properties).map((name) => name.toLowerCase())
  expect(names).toEqual([VISITOR, NETWORK])
  const [one, two] = [await start(), await start()]
  const [first, second] = [await sent(one, {}), await sent(two, {})]
  for (const headers of [first, second])
    for (const name of names) expect(headers[name]).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect(second[NETWORK]).not.toBe(first[NETWORK])
})

it('a read has no owner, and nobody names an owner from outside', async () => {
  const gateway = await start()
  const forged = { [VISITOR]: 'x'.repeat(22), [NETWORK]: 'x'.repeat(22) }
  const read = await sent(gateway, forged, ['/api/lounge/lounges', { airportCode: 'ZRH' }])
  expect(read).not.toHaveProperty(VISITOR)
  expect(read).not.toHaveProperty(NETWORK)
  const held = await sent(gateway, forged)
  expect([held[VISITOR], held[NETWORK]]).not.toContain(forged[VISITOR])
})

it('an order’s key is bound to its visitor, and the same at every gateway and under newer session keys', async () => {
  const [older, newer] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
  const confirm = ['/api/cip/confirmPaymentOrder', payment] as const
  const before = await start(older)
  const [hers, his] = [await cookieOf(before), await cookieOf(before)]
  const first = (await sent(before, { cookie: hers }, confirm))[KEY]
  const replica = await start(older)
  const rotated = await start(`${newer},${older}`)
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect((await sent(replica, { cookie: hers }, confirm))[KEY]).toBe(first)
  expect((await sent(rotated, { cookie: hers }, confirm))[KEY]).toBe(first)
  expect((await sent(replica, { cookie: his }, confirm))[KEY]).not.toBe(first)
})

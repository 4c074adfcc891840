import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTimeouts } from '../../test/fake-timeouts.ts'
import { type FakeUpstream, held, json, startFakeUpstream } from '../../test/fake-upstream.ts'
import { post, startGateway } from '../../test/gateway.ts'

/** Of ten connections, orders may use six, and one address three of these. */
const CONNECTIONS = { UPSTREAM_CONNECTIONS: '10', TRUST_PROXY: '127.0.0.1', ADDRESS_SHARE_PERCENT: '50' }
const REFUSED = { state: '99', errorCode: 'NOT_FOUND' }
const SOON = { timeout: 30_000 }

let upstream: FakeUpstream
let app: FastifyInstance
let slow: ReturnType<typeof held>

beforeAll(async () => {
  upstream = await startFakeUpstream()
})
afterAll(() => upstream.close())
beforeEach(async () => {
  slow = held(json(REFUSED))
  upstream.play((...request) => {
    const [, , { url }] = request
    if (url.includes('confirmPayment')) slow.script(...request)
    else json({ state: '11', data: [] })(...request)
  })
  // Nobody waits in vain, however slow this machine is.
  await fakeTimeouts(upstream)
})
afterEach(async () => {
  vi.useRealTimers()
  slow.release()
  await app.close()
})

const from = (address: string) => ({ 'x-forwarded-for': address })

function pay(address: string) {
  const body = { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } }
  const headers = { ...from(address), 'idempotency-key': crypto.randomUUID() }
  return post(app, '/api/cip/confirmPaymentOrder', body, headers).then((answer) => answer)
}

const read = (address: string) => post(app, '/api/lounge/lounges', { airportCode: 'ZRH' }, from(address))
const arrived = (count: number) => expect.poll(() => upstream.seen.length, SOON).toBe(count)

describe('slow payments', () => {
  it('leave connections for reads, and are refused as not made beyond their share', async () => {
    app = await startGateway({ UPSTREAM_URL: upstream.url, ...CONNECTIONS, ADDRESS_SHARE_PERCENT: '100' })
    const crowd = Array.from({ length: 6 + 24 }, (_, index) => pay(`203.0.113.${index}`))
    await arrived(6)
    const refused = await pay('198.51.100.1')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.json()).toMatchObject({ type: 'urn:layover:problem:unavailable' })
    expect(app.trafficCounts).toMatchObject({ refusedForShare: 1, refusedForAddress: 0 })
    expect((await read('198.51.100.1')).statusCode).toBe(200)
    const payments = upstream.seen.filter(({ url }) => url.includes('confirmPayment'))
    expect(payments, 'no more than their share was ever sent').toHaveLength(6)
    slow.release()
    expect((await Promise.race(crowd)).statusCode).toBe(200)
    const release = setInterval(slow.release, 5)
    await Promise.all(crowd)
    clearInterval(release)
  })

  it('of one address leave turns for those of another, and wait for each other', async () => {
    app = await startGateway({ UPSTREAM_URL: upstream.url, ...CONNECTIONS })
    const ours = Array.from({ length: 5 }, () => pay('203.0.113.7'))
    await arrived(3)
    const others = [pay('198.51.100.1'), pay('198.51.100.1')]
    await arrived(5)
    expect((await read('203.0.113.7')).statusCode, 'a read has its own turns').toBe(200)
    slow.release()
    expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const release = setInterval(slow.release, 5)
    await Promise.all(ours)
    clearInterval(release)
    expect(app.trafficCounts.refusedForShare).toBe(0)
  })
})

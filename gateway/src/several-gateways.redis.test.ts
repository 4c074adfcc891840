import { randomBytes } from 'node:crypto'
import { type RedisServer, startRedis, stopTime, timesToLive } from '@layover/endurance/harness/redis-server'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeUpstream, held, json, startFakeUpstream } from '../test/fake-upstream.ts'
import { post, startGateway } from '../test/gateway.ts'
import { LEASE_MS, RENEW_MS } from './idempotency/shared-keys.ts'
import { RETRY_AFTER_MS, TIMEOUT_MS } from './redis/shared-store.ts'

const DISCOUNT = '/api/discount/checkAvailable'
const CONFIRM = '/api/lounge/confirmPaymentOrder'
const guess = { code: 'GUESS', serviceType: 'LOUNGE' }
const order = { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'token', token: 'tok_5Jw8Zq2LmX4vR7nT' } }
const declined = { state: '99', errorCode: 'PAYMENT_DECLINED', message: 'no funds' }

/** The longest time that limits may take to fail open. */
const FAIL_OPEN_MS = 500

/** A deadline for a busy machine. */
const SOON = { timeout: 30_000, interval: 20 }

const realNow = performance.now.bind(performance)
let passedMs = 0

/** Ends the time in which a Redis that failed gets no requests. */
const endRest = () => {
  passedMs += RETRY_AFTER_MS
}

let upstream: FakeUpstream
let redis: RedisServer
const gateways: FastifyInstance[] = []

beforeAll(async () => {
  upstream = await startFakeUpstream()
})
afterAll(() => upstream.close())
beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + passedMs)
  redis = await startRedis()
  upstream.play(json(declined))
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await Promise.all(gateways.splice(0).map((app) => app.close()))
  await redis.close()
})

/** Two replicas: one key for the visitors' cookies, one Redis. */
async function startTwo(changes: Record<string, string> = {}) {
  const SESSION_KEYS = randomBytes(32).toString('base64')
  const shared = { UPSTREAM_URL: upstream.url, REDIS_URL: redis.url, SESSION_KEYS, ...changes }
  const [one, two] = await Promise.all([startGateway(shared), startGateway(shared)])
  gateways.push(one, two)
  return [one, two] as const
}

/** Both gateways use Redis once it has counted a request of each. */
async function connected(apps: readonly FastifyInstance[]) {
  for (const app of apps) {
    await expect
      .poll(async () => {
        endRest()
        const before = app.trafficCounts.limitsFailedOpen
        await post(app, '/api/lounge/calculateLoungePrice', { passengerNumber: 1 })
        return app.trafficCounts.limitsFailedOpen - before
      }, SOON)
      .toBe(0)
  }
}

async function visitor(app: FastifyInstance) {
  const { headers } = await app.inject({ url: '/config.json', headers: { host: '127.0.0.1:3000' } })
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

describe('two gateways with one Redis', () => {
  it('count a visitor’s requests together', async () => {
    const [one, two] = await startTwo({ RATE_LIMIT_DISCOUNT: '3/600 100/600' })
    await connected([one, two])
    const cookie = await visitor(one)
    const statuses = []
    for (const app of [one, two, one, two, one])
      statuses.push((await post(app, DISCOUNT, guess, { cookie })).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const refused = await post(two, DISCOUNT, guess, { cookie })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(150)
  })

  it('replay an order’s first answer at either gateway, and refuse another body', async () => {
    const [one, two] = await startTwo()
    await connected([one, two])
    upstream.play(json(declined))
    const headers = { cookie: await visitor(one), 'idempotency-key': crypto.randomUUID() }
    const first = await post(one, CONFIRM, order, headers)
    await expect.poll(async () => (await post(two, CONFIRM, order, headers)).statusCode, SOON).toBe(200)
    const again = await post(two, CONFIRM, order, headers)
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true'])
    const other = { ...order, orderNo: 'LV-OTHEROTHER12' }
    expect((await post(two, CONFIRM, other, headers)).statusCode).toBe(422)
    expect(upstream.seen).toHaveLength(1)
  })

  it('know that an order is still running at the other, and free its key after a fault', async () => {
    const [one, two] = await startTwo()
    await connected([one, two])
    const headers = { cookie: await visitor(one), 'idempotency-key': crypto.randomUUID() }
    const running = held((response) => void response.writeHead(500).end())
    upstream.play(running.script)
    const first = post(one, CONFIRM, order, headers)
    await expect.poll(() => upstream.seen.length, SOON).toBe(1)
    expect((await post(two, CONFIRM, order, headers)).statusCode).toBe(409)
    running.release()
    expect((await first).statusCode).toBe(502)
    upstream.play(json(declined))
    await expect.poll(async () => (await post(two, CONFIRM, order, headers)).statusCode, SOON).toBe(200)
    expect(upstream.seen).toHaveLength(1)
  })
})

describe('gateways whose session keys are being changed', () => {
  const [older, newer] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]

  it('recognise each other’s orders as long as they share a key, and distinguish two orders', async () => {
    const [before] = await startTwo({ SESSION_KEYS: older })
    const twoKeys = await startTwo({ SESSION_KEYS: `${newer},${older}` })
    await connected([before, ...twoKeys])
    upstream.play(json(declined))
    const headers = { cookie: await visitor(before), 'idempotency-key': crypto.randomUUID() }
    const first = await post(before, CONFIRM, order, headers)
    await expect
      .poll(async () => (await post(twoKeys[0], CONFIRM, order, headers)).statusCode, SOON)
      .toBe(200)
    expect((await post(twoKeys[1], CONFIRM, order, headers)).body).toBe(first.body)
    const other = { ...order, orderNo: 'LV-OTHEROTHER12' }
    expect((await post(twoKeys[1], CONFIRM, other, headers)).statusCode).toBe(422)
    expect(upstream.seen).toHaveLength(1)
  })
})

describe('a gateway that is killed in the middle of an order', () => {
  it('holds its key for seconds, while a running order holds its key until it ends', async () => {
    const [one, two] = await startTwo()
    await connected([one, two])
    const headers = { cookie: await visitor(one), 'idempotency-key': crypto.randomUUID() }
    const running = held(json(declined))
    upstream.play(running.script)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const first = post(one, CONFIRM, order, headers)
    await expect.poll(() => upstream.seen.length, SOON).toBe(1)
    const [lifeMs = 0, ...others] = await timesToLive(redis, 'layover order')
    expect(others).toEqual([])
    expect(lifeMs).toBeLessThanOrEqual(LEASE_MS)
    // Only a renewal sets its time to live again.
    await stopTime(redis, 'layover order')
    const renewed = async () => {
      endRest()
      vi.advanceTimersByTime(RENEW_MS)
      return (await timesToLive(redis, 'layover order'))[0]
    }
    await expect.poll(renewed, SOON).toBeGreaterThan(0)
    expect((await post(two, CONFIRM, order, headers)).statusCode).toBe(409)
    // A restarted Redis has lost the claim, and the gateway makes it again.
    await redis.kill()
    await redis.start()
    await expect.poll(renewed, SOON).toBeGreaterThan(0)
    running.release()
    expect((await first).statusCode).toBe(200)
  })
})

describe('a Redis that is gone', () => {
  it('fails no request under load, neither when it is killed nor when it comes back, and is used again', async () => {
    const most = '1000000/60 1000000/60'
    const [one, two] = await startTwo({ RATE_LIMIT_CALLS: most, RATE_LIMIT_DISCOUNT: most })
    await connected([one, two])
    upstream.play(json(declined))
    const cookies = [await visitor(one), await visitor(two)]
    const found = new Map<number, number>()
    let isLoading = true
    const loader = async (index: number) => {
      while (isLoading) {
        const app = index % 2 === 0 ? one : two
        const headers = { cookie: cookies[index % 2] ?? '', 'idempotency-key': crypto.randomUUID() }
        const [path, body] = index % 3 === 0 ? [CONFIRM, order] : [DISCOUNT, guess]
        const { statusCode } = await post(app, path, body, headers)
        found.set(statusCode, (found.get(statusCode) ?? 0) + 1)
      }
    }
    const sum = (name: 'limitsFailedOpen' | 'idempotencyFellBack') =>
      one.trafficCounts[name] + two.trafficCounts[name]
    const total = () => [...found.values()].reduce((all, count) => all + count, 0)
    const served = async (count: number) => {
      const before = total()
      await expect.poll(() => total() - before, SOON).toBeGreaterThan(count)
    }
    const load = Array.from({ length: 8 }, (_, index) => loader(index))
    for (const _round of [1, 2]) {
      await served(50)
      const before = [sum('limitsFailedOpen'), sum('idempotencyFellBack')] as const
      await redis.kill()
      await expect.poll(() => sum('limitsFailedOpen'), SOON).toBeGreaterThan(before[0])
      await expect.poll(() => sum('idempotencyFellBack'), SOON).toBeGreaterThan(before[1])
      await served(50)
      await redis.start()
    }
    await connected([one, two])
    isLoading = false
    await Promise.all(load)
    expect([...found.keys()]).toEqual([200])
  })

  it('is given up within half a second when it is silent, and the next request does not wait for it', async () => {
    const [one, two] = await startTwo({ RATE_LIMIT_DISCOUNT: '3/600 100/600' })
    await connected([one, two])
    const cookie = await visitor(one)
    redis.freeze()
    // The clock stands still, so the rest after a failure does not end while answers are slow.
    vi.mocked(performance.now).mockReturnValue(performance.now())
    const timeouts = vi.spyOn(globalThis, 'setTimeout')
    const waits = () => timeouts.mock.calls.filter(([, ms]) => ms === TIMEOUT_MS).length
    expect((await post(one, DISCOUNT, guess, { cookie })).statusCode).toBe(200)
    expect(waits()).toBe(1)
    expect(TIMEOUT_MS).toBeLessThan(FAIL_OPEN_MS)
    expect((await post(one, DISCOUNT, guess, { cookie })).statusCode).toBe(200)
    expect(waits()).toBe(1)
    redis.thaw()
    vi.mocked(performance.now).mockImplementation(() => realNow() + passedMs)
    await connected([one, two])
  })

  it('leaves each gateway with its own limits and its own answers of orders', async () => {
    const [one, two] = await startTwo({ RATE_LIMIT_DISCOUNT: '2/600 100/600' })
    await connected([one, two])
    await redis.kill()
    upstream.play(json(declined))
    const cookie = await visitor(one)
    const headers = { cookie, 'idempotency-key': crypto.randomUUID() }
    const answers = [await post(one, CONFIRM, order, headers), await post(one, CONFIRM, order, headers)]
    expect(answers.map((answer) => answer.headers['idempotency-replayed'])).toEqual([undefined, 'true'])
    expect(upstream.seen).toHaveLength(1)
    const statuses = []
    for (const _time of [1, 2, 3]) statuses.push((await post(one, DISCOUNT, guess, { cookie })).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    await redis.start()
  })

  it('does not prevent a start, and is used once it is back', async () => {
    await redis.kill()
    const [one, two] = await startTwo()
    expect((await post(one, DISCOUNT, guess)).statusCode).toBe(200)
    await redis.start()
    await connected([one, two])
  })
})

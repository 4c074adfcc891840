import { randomBytes } from 'node:crypto'
import { type RedisServer, startRedis, stopTime, timesToLive } from '@layover/test-bed/redis-server'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeUpstream, json, startFakeUpstream } from '../../test/fake-upstream.ts'
import { post, startGateway } from '../../test/gateway.ts'

const DISCOUNT = '/api/discount/checkAvailable'
const CONFIRM = '/api/lounge/confirmPaymentOrder'
const guess = { code: 'GUESS', serviceType: 'LOUNGE' }
const order = { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'token', token: 'tok_5Jw8Zq2LmX4vR7nT' } }
const declined = { state: '99', errorCode: 'PAYMENT_DECLINED', message: 'no funds' }

/** What limits may take to fail open; an answer of the fake provider takes next to nothing. */
const FAIL_OPEN_MS = 500

let upstream: FakeUpstream
let redis: RedisServer
const gateways: FastifyInstance[] = []

beforeAll(async () => {
  upstream = await startFakeUpstream()
})
afterAll(() => upstream.close())
beforeEach(async () => {
  redis = await startRedis()
  upstream.play(json(declined))
})
afterEach(async () => {
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

/** Both have Redis once a request of each is counted there. */
async function connected(apps: readonly FastifyInstance[]) {
  for (const app of apps) {
    await expect
      .poll(
        async () => {
          const before = app.trafficCounts.limitsFailedOpen
          await post(app, '/api/lounge/calculateLoungePrice', { passengerNumber: 1 })
          return app.trafficCounts.limitsFailedOpen - before
        },
        { timeout: 10_000, interval: 100 },
      )
      .toBe(0)
  }
}

async function visitor(app: FastifyInstance) {
  const { headers } = await app.inject({ url: '/config.json', headers: { host: '127.0.0.1:3000' } })
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

async function timed<T>(work: () => Promise<T>) {
  const begun = performance.now()
  return { value: await work(), tookMs: performance.now() - begun }
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

  it('give an order’s first answer again, whichever is asked, and refuse another body', async () => {
    const [one, two] = await startTwo()
    await connected([one, two])
    upstream.play(json(declined))
    const headers = { cookie: await visitor(one), 'idempotency-key': crypto.randomUUID() }
    const first = await post(one, CONFIRM, order, headers)
    await expect.poll(async () => (await post(two, CONFIRM, order, headers)).statusCode).toBe(200)
    const again = await post(two, CONFIRM, order, headers)
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true'])
    const other = { ...order, orderNo: 'LV-OTHEROTHER12' }
    expect((await post(two, CONFIRM, other, headers)).statusCode).toBe(422)
    expect(upstream.seen).toHaveLength(1)
  })

  it('know that an order is still running at the other, and free its key where no answer came', async () => {
    const [one, two] = await startTwo()
    await connected([one, two])
    const headers = { cookie: await visitor(one), 'idempotency-key': crypto.randomUUID() }
    upstream.play((response) => void setTimeout(() => response.writeHead(500).end(), 300))
    const first = post(one, CONFIRM, order, headers)
    await expect.poll(() => upstream.seen.length).toBe(1)
    expect((await post(two, CONFIRM, order, headers)).statusCode).toBe(409)
    expect((await first).statusCode).toBe(502)
    upstream.play(json(declined))
    await expect.poll(async () => (await post(two, CONFIRM, order, headers)).statusCode).toBe(200)
    expect(upstream.seen).toHaveLength(1)
  })
})

describe('gateways whose session keys are being changed', () => {
  const [older, newer] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]

  it('know each other’s orders as long as they share a key, and tell one order from another', async () => {
    const [before] = await startTwo({ SESSION_KEYS: older })
    const twoKeys = await startTwo({ SESSION_KEYS: `${newer},${older}` })
    await connected([before, ...twoKeys])
    upstream.play(json(declined))
    const headers = { cookie: await visitor(before), 'idempotency-key': crypto.randomUUID() }
    const first = await post(before, CONFIRM, order, headers)
    await expect.poll(async () => (await post(twoKeys[0], CONFIRM, order, headers)).statusCode).toBe(200)
    expect((await post(twoKeys[1], CONFIRM, order, headers)).body).toBe(first.body)
    const other = { ...order, orderNo: 'LV-OTHEROTHER12' }
    expect((await post(twoKeys[1], CONFIRM, other, headers)).statusCode).toBe(422)
    expect(upstream.seen).toHaveLength(1)
  })
})

describe('a gateway that is killed in the middle of an order', () => {
  it('holds its key for seconds, and a running order’s key is held for as long as it runs', async () => {
    const [one, two] = await startTwo()
    await connected([one, two])
    const headers = { cookie: await visitor(one), 'idempotency-key': crypto.randomUUID() }
    let answer = (): void => undefined
    upstream.play((...asked) => {
      answer = () => json(declined)(...asked)
    })
    const first = post(one, CONFIRM, order, headers)
    await expect.poll(() => upstream.seen.length).toBe(1)
    const [lifeMs = 0, ...others] = await timesToLive(redis, 'layover order')
    expect(others).toEqual([])
    expect(lifeMs).toBeLessThanOrEqual(6_000)
    // Nothing but a renewal gives it a time again.
    await stopTime(redis, 'layover order')
    const renewed = async () => (await timesToLive(redis, 'layover order'))[0]
    await expect.poll(renewed, { timeout: 15_000, interval: 100 }).toBeGreaterThan(0)
    expect((await post(two, CONFIRM, order, headers)).statusCode).toBe(409)
    // A Redis that begins anew has forgotten it, and is told again.
    await redis.kill()
    await redis.start()
    await expect.poll(renewed, { timeout: 20_000, interval: 100 }).toBeGreaterThan(0)
    answer()
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
    let slowestMs = 0
    let isLoading = true
    const loader = async (index: number) => {
      while (isLoading) {
        const app = index % 2 === 0 ? one : two
        const headers = { cookie: cookies[index % 2] ?? '', 'idempotency-key': crypto.randomUUID() }
        const [path, body] = index % 3 === 0 ? [CONFIRM, order] : [DISCOUNT, guess]
        const { value, tookMs } = await timed(() => post(app, path, body, headers))
        found.set(value.statusCode, (found.get(value.statusCode) ?? 0) + 1)
        slowestMs = Math.max(slowestMs, tookMs)
      }
    }
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const load = Array.from({ length: 8 }, (_, index) => loader(index))
    for (const _round of [1, 2]) {
      await pause(400)
      await redis.kill()
      await pause(700)
      await redis.start()
    }
    await connected([one, two])
    isLoading = false
    await Promise.all(load)
    expect([...found.keys()]).toEqual([200])
    expect(found.get(200)).toBeGreaterThan(100)
    expect(one.trafficCounts.limitsFailedOpen + two.trafficCounts.limitsFailedOpen).toBeGreaterThan(0)
    expect(one.trafficCounts.idempotencyFellBack + two.trafficCounts.idempotencyFellBack).toBeGreaterThan(0)
    expect(slowestMs).toBeLessThan(5_000)
  })

  it('is given up within half a second when it says nothing, and is not waited for again by the next', async () => {
    const [one, two] = await startTwo({ RATE_LIMIT_DISCOUNT: '3/600 100/600' })
    await connected([one, two])
    const cookie = await visitor(one)
    redis.freeze()
    const first = await timed(() => post(one, DISCOUNT, guess, { cookie }))
    const next = await timed(() => post(one, DISCOUNT, guess, { cookie }))
    expect([first.value.statusCode, next.value.statusCode]).toEqual([200, 200])
    expect(first.tookMs).toBeLessThan(FAIL_OPEN_MS)
    expect(next.tookMs).toBeLessThan(first.tookMs)
    redis.thaw()
    await connected([one, two])
  })

  it('keeps each gateway’s own limits and own answers of orders standing', async () => {
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

  it('stops no gateway from starting, and is used once it is there', async () => {
    await redis.kill()
    const [one, two] = await startTwo()
    expect((await post(one, DISCOUNT, guess)).statusCode).toBe(200)
    await redis.start()
    await connected([one, two])
  })
})

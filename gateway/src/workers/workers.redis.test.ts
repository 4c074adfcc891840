import { type RedisServer, startRedis } from '@layover/endurance/harness/redis-server'
import { sumOf } from '@layover/endurance/harness/scrape'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeUpstream, json, startFakeUpstream } from '../../test/fake-upstream.ts'
import { runOrders } from '../../test/running-orders.ts'
import { type Connection, SOON, startWorkers, type Workers } from '../../test/worker-processes.ts'

const DISCOUNT = '/api/discount/checkAvailable'
const guess = { code: 'GUESS', serviceType: 'LOUNGE' }
const CONFIRM = '/api/lounge/confirmPaymentOrder'
const order = { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'token', token: 'tok_5Jw8Zq2LmX4vR7nT' } }

describe('two workers with one Redis', () => {
  let upstream: FakeUpstream
  let redis: RedisServer
  let workers: Workers
  let each: readonly [Connection, Connection]
  let cookie: string

  const metric = async (name: string) => sumOf(await workers.scrape(), `layover_gateway_${name}`)

  beforeAll(async () => {
    upstream = await startFakeUpstream()
    upstream.play(json({ state: '99', errorCode: 'PAYMENT_DECLINED', message: 'no funds' }))
    redis = await startRedis()
  })
  afterAll(async () => {
    await workers?.close()
    await redis.close()
    await upstream.close()
  })

  /** Two workers, each of which uses Redis: it counted a request of each. */
  async function startSharing() {
    workers = await startWorkers({
      UPSTREAM_URL: upstream.url,
      REDIS_URL: redis.url,
      RATE_LIMIT_DISCOUNT: '3/600 100/600',
      DRAIN_ANNOUNCE_MS: '0',
    })
    each = await workers.connectToEach()
    for (const { post } of each) {
      const countAlone = async () => {
        const before = (await metric('limits_without_redis_total')) ?? 0
        await (await post('/api/lounge/calculateLoungePrice', { passengerNumber: 1 })).body.dump()
        return ((await metric('limits_without_redis_total')) ?? 0) - before
      }
      await expect.poll(countAlone, SOON).toBe(0)
    }
    const { headers } = await fetch(`${workers.origin}/config.json`)
    cookie = String(headers.get('set-cookie')).split(';')[0] ?? ''
  }

  it('count a visitor’s requests together', async () => {
    await startSharing()
    const statuses = []
    for (const { post } of [each[0], each[1], each[0], each[1], each[0]]) {
      const { statusCode, body } = await post(DISCOUNT, guess, { cookie })
      await body.dump()
      statuses.push(statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect(await metric('rate_limited_total')).toBe(2)
  }, 180_000)

  it('replay an order’s first answer at either', async () => {
    upstream.seen.length = 0
    const headers = { cookie, 'idempotency-key': crypto.randomUUID() }
    const first = await (await each[0].post(CONFIRM, order, headers)).body.text()
    const again = async () => {
      const { statusCode, headers: found, body } = await each[1].post(CONFIRM, order, headers)
      return [statusCode, found['idempotency-replayed'], await body.text()]
    }
    await expect.poll(again, SOON).toEqual([200, 'true', first])
    expect(upstream.seen).toHaveLength(1)
  })
  it('let their running orders end after SIGTERM, and the primary exits with 0', async () => {
    const orders = await runOrders(upstream, each)
    workers.child.kill('SIGTERM')
    workers.child.kill('SIGTERM')
    await expect.poll(() => metric('draining'), SOON).toBe(1)
    orders.release()
    expect(await orders.outcomes()).toEqual([200, 200])
    expect(await workers.ended).toBe(0)
  })
})

import { fail, progress } from '@layover/toolchain/print'
import { findRedis, REDIS_MISSING } from '@layover/toolchain/redis'
import { type RedisServer, startRedis } from '../harness/redis-server.ts'
import { sumOf } from '../harness/scrape.ts'
import { pause, type SoakSize, startCrowd } from './crowd.ts'
import { sendSample, someSample } from './faults/send-sample.ts'
import { startStubProvider } from './faults/stub-provider.ts'
import { type Finding, same } from './findings.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { logFindings } from './logs.ts'
import { timesTable, wrongs } from './sightings.ts'
import { createWatch, type Watch } from './watch.ts'

/** How long Redis runs, and how long it is gone. */
const THERE_MS = 3_000
const GONE_MS = 4_000
/** The time within which gateways connect to it again. */
const USED_WITHIN_S = 30
const PAUSE_MS = 20
/** A loss that has begun is completed, and the time after it is measured. */
const LATE_MINUTES = 5

/** Limits that are counted and never reached. */
const MOST = '1000000/60 10000000/60'
const COUNTED = Object.fromEntries(
  ['CALLS', 'DISCOUNT', 'LOOKUP', 'ORDERS', 'HOLDS', 'HEAVY'].map((of) => [`RATE_LIMIT_${of}`, MOST]),
)

/** The work of the gateways without Redis, by their own counts. */
async function withoutRedis({
  metrics,
}: Fleet): Promise<{ readonly calls: number; readonly orders: number }> {
  const texts = await Promise.all(metrics.map(async (address) => await (await fetch(address)).text()))
  const total = (name: string) => texts.reduce((sum, text) => sum + (sumOf(text, name) ?? 0), 0)
  return {
    calls: total('layover_gateway_limits_without_redis_total'),
    orders: total('layover_gateway_order_keys_without_redis_total'),
  }
}

/** Kills Redis and starts it again, then lets it fall silent and speak again, until the time is over and each was done. */
async function takeAway(redis: RedisServer, minutes: number): Promise<void> {
  const end = performance.now() + minutes * 60_000
  for (let times = 0; times < 2 || performance.now() < end; times += 1) {
    const isKilled = times % 2 === 0
    await pause(THERE_MS)
    if (isKilled) await redis.kill()
    else redis.freeze()
    await pause(GONE_MS)
    if (isKilled) await redis.start()
    else redis.thaw()
    progress(`Redis was ${isKilled ? 'killed' : 'silent'} for ${GONE_MS / 1000} s, and is back`)
  }
}

/** The time until all calls of a whole second use Redis again; undefined where that never happens. */
async function secondsUntilUsed(fleet: Fleet, watch: Watch): Promise<number | undefined> {
  for (let second = 1; second <= USED_WITHIN_S; second += 1) {
    const [before, answers] = [await withoutRedis(fleet), watch.answers()]
    await pause(1_000)
    const after = await withoutRedis(fleet)
    if (watch.answers() > answers && after.calls === before.calls) return second
  }
  return undefined
}

/** Redis is killed, silent and back under load: no request may fail for it. */
export async function redisLoss(size: SoakSize): Promise<Finding[]> {
  const redis = await startRedis((await findRedis()) ?? fail(REDIS_MISSING))
  const provider = await startStubProvider()
  const gatewayEnv = { ...COUNTED, REDIS_URL: redis.url, UPSTREAM_URL: provider.url }
  const fleet = await startFleet({ gateways: 2, upstreams: 0, gatewayEnv })
  const watch = createWatch({ connections: 2 * size.visitors })
  try {
    progress(`Taking Redis away under load of ${size.visitors} visitors for ${size.minutes * 60} s …`)
    const plan = { ...size, minutes: size.minutes + LATE_MINUTES, pauseMs: PAUSE_MS }
    const crowd = startCrowd(plan, async () => void (await sendSample(fleet, watch, someSample())))
    await takeAway(redis, size.minutes)
    const without = await withoutRedis(fleet)
    const usedAfter = await secondsUntilUsed(fleet, watch)
    crowd.end()
    await crowd.done
    const { seen, repeated } = provider.orders()
    console.log(`\n${timesTable(watch.seen)}\n`)
    return [
      ...wrongs(watch, 'no request fails'),
      {
        promise: 'gateways went on without Redis, for limits and for order keys',
        isKept: without.calls > 0 && without.orders > 0,
        found: `${without.calls} calls, ${without.orders} orders`,
      },
      {
        promise: 'and use it again once it is back',
        isKept: usedAfter !== undefined,
        found: `after ${usedAfter} s`,
      },
      same('no order is put to the provider twice', 0, repeated),
      { promise: 'orders were made', isKept: seen > 0, found: `${seen} orders` },
      ...logFindings(fleet),
    ]
  } finally {
    await watch.close()
    await fleet.remove()
    provider.close()
    await redis.close()
  }
}

import { fail, progress } from '@layover/toolchain/print'
import { findRedis, REDIS_MISSING } from '@layover/toolchain/redis'
import { auditOrders } from '../harness/order-audit.ts'
import { SERVICES } from '../harness/purchases.ts'
import { startRedis } from '../harness/redis-server.ts'
import type { Visitor } from '../harness/visitor.ts'
import { auditFindings } from './audits.ts'
import { chargeFindings } from './charges.ts'
import { oneOf, type SoakSize, startCrowd } from './crowd.ts'
import { createDatabase } from './database.ts'
import type { Finding } from './findings.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { logFindings } from './logs.ts'
import { processorSeconds, processorTable } from './processor-time.ts'
import { timesTable, wrongs } from './sightings.ts'
import { fewPlaces, type Places, soldFindings } from './sold-places.ts'
import { createVisits } from './visits.ts'
import { createWatch, type Watch } from './watch.ts'

const CARD = '4242424242424242'
const DECLINED_CARD = '4000000000000002'
/** Every so many buyers have a card that is declined, and take another one. */
const DECLINED_EACH = 10

/** The share of the time before the figures begin, in which code is compiled. */
const WARM_UP = 0.15

function rolesOf({ gateways, upstreams, sandbox }: Fleet): Map<number, string> {
  const roles = { gateways, upstreams, 'card sandbox': [sandbox] }
  return new Map(
    Object.entries(roles).flatMap(([role, servers]) => servers.map(({ pid = 0 }) => [pid, role] as const)),
  )
}

/** Every visitor wants the first times that are left, so that they compete for the last place of a slot. */
const nearest = <T>(offered: readonly T[]) => offered[Math.min(offered.length - 1, 2)]

async function load(fleet: Fleet, watch: Watch, size: SoakSize, places: Places) {
  const visits = createVisits(fleet.address, fleet.sandbox.origin, watch)
  const visitors = await Promise.all(Array.from({ length: size.visitors }, visits.arrive))
  let buyers = 0
  const buy = async (visitor: Visitor) => {
    buyers += 1
    const service = SERVICES[buyers % SERVICES.length] ?? 'pass'
    const cards = buyers % DECLINED_EACH === 0 ? [DECLINED_CARD, CARD] : [CARD]
    await visits.buy(visitor, service, cards, { ...places, choose: nearest })
  }
  const crowd = (share: number) =>
    startCrowd({ ...size, minutes: size.minutes * share, pauseMs: 0 }, async (index) => {
      const visitor = visitors[index] as Visitor
      await oneOf([[90, visits.browse] as const, [8, visits.quote] as const, [2, buy] as const])(visitor)
    }).done
  await crowd(WARM_UP)
  watch.forgetTimes()
  const [roles, paidBefore, begun] = [rolesOf(fleet), visits.bought.length, performance.now()]
  const before = processorSeconds(roles)
  await crowd(1 - WARM_UP)
  const seconds = (performance.now() - begun) / 1000
  const answers = watch.answers()
  const [perSecond, paid] = [answers, visits.bought.length - paidBefore].map((count) =>
    (count / seconds).toFixed(1),
  )
  console.log(`\n${timesTable(watch.seen)}\n`)
  console.log(
    `${answers} answers in ${seconds.toFixed(0)} s: ${perSecond} per second, ${paid} paid orders among them\n`,
  )
  console.log(`${processorTable(before, processorSeconds(roles), { answers, seconds })}\n`)
  return visits.bought
}

/** Two gateways and two upstreams on one PostgreSQL and one Redis, and mixed visitors: no answer may be wrong. */
export async function wholeShop(size: SoakSize): Promise<Finding[]> {
  const named = (await findRedis()) ?? fail(REDIS_MISSING)
  const [database, redis] = await Promise.all([createDatabase(), startRedis(named)])
  const fleet = await startFleet({
    gateways: 2,
    upstreams: 2,
    databaseUrl: database.url,
    gatewayEnv: { REDIS_URL: redis.url },
  })
  const watch = createWatch({ connections: 2 * size.visitors })
  try {
    progress(`Browsing, quoting and buying with ${size.visitors} visitors for ${size.minutes * 60} s …`)
    const bought = await load(fleet, watch, size, await fewPlaces(database))
    const orders = await auditOrders(database.query)
    return [
      ...wrongs(watch, 'every answer is right, by its schema and by its sums'),
      ...chargeFindings(bought, await fleet.ledger()),
      ...auditFindings(orders, new Set(bought.map(({ orderNo }) => orderNo))),
      ...(await soldFindings(database)),
      ...logFindings(fleet),
    ]
  } finally {
    await watch.close()
    await fleet.remove()
    await redis.close()
    await database.remove()
  }
}

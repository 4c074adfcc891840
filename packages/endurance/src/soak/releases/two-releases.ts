import { progress } from '@layover/toolchain/print'
import { auditOrders } from '../../harness/order-audit.ts'
import { ServerProcess } from '../../harness/server-process.ts'
import { auditFindings } from '../audits.ts'
import { chargeFindings } from '../charges.ts'
import { pause, type SoakSize } from '../crowd.ts'
import { createDatabase, type Database } from '../database.ts'
import { type Finding, same } from '../findings.ts'
import { type Fleet, startFleet } from '../fleet.ts'
import { errorLines, logFindings } from '../logs.ts'
import { timesTable, wrongs } from '../sightings.ts'
import { soldFindings } from '../sold-places.ts'
import { underLoad } from '../under-load.ts'
import { createWatch } from '../watch.ts'
import { ADDITIONS, END_OF_THE_WAY_BACK, nextRelease } from './next-release.ts'
import { refusalFindings } from './refusal.ts'

/** After each change of a release; the balancer leaves a gateway alone for three seconds. */
const SETTLE_MS = 4_500

const DEMAND = {
  shopping: [
    ['pass'],
    ['membership'],
    ['lane'],
    ['pass', { discountCode: 'LAYOVER20' }],
    ['lounge'],
  ] as const,
  purchases: 40,
}

type Release = 'this' | 'next'

/** A gateway with the upstream behind it, of which there is one of each release; one of the two runs. */
interface Place {
  readonly gateway: ServerProcess
  readonly upstreams: Readonly<Record<Release, ServerProcess>>
}

function placesOf({ gateways, upstreams }: Fleet, folder: string): Place[] {
  return gateways.flatMap((gateway, index) => {
    const upstream = upstreams[index]
    if (upstream === undefined) return []
    const next = new ServerProcess({ ...upstream.plan, folder }, { from: 'build' })
    return [{ gateway, upstreams: { this: upstream, next } }]
  })
}

/** Forward at one place, then at the other, then back in the same order: between them both releases serve. */
const TURNS: readonly (readonly [place: number, to: Release])[] = [
  [0, 'next'],
  [1, 'next'],
  [0, 'this'],
  [1, 'this'],
]

/** Changes releases in turn until the time is over, ends forward, and returns the exit codes of all drains. */
async function takeTurns(places: readonly Place[], isOver: () => boolean): Promise<(number | null)[]> {
  const codes: (number | null)[] = []
  for (let turn = 0; !isOver() || turn < 6 || turn % TURNS.length !== 2; turn += 1) {
    await pause(SETTLE_MS)
    const [index, to] = TURNS[turn % TURNS.length] ?? [0, 'next']
    const place = places[index]
    if (place === undefined) continue
    codes.push((await place.gateway.stop()) ?? null)
    codes.push((await place.upstreams[to === 'next' ? 'this' : 'next'].stop()) ?? null)
    await place.upstreams[to].start()
    await place.gateway.start()
    progress(`${to === 'next' ? 'forward' : 'back'} at place ${index + 1}`)
  }
  await pause(SETTLE_MS)
  return codes
}

/** Orders by the release that made them and the one that they were paid at. */
const MADE_AND_PAID = `
  select count(*) filter (where made_by is null and paid_by is null)::int as "this, this",
    count(*) filter (where made_by is null and paid_by = 'next')::int as "this, next",
    count(*) filter (where made_by = 'next' and paid_by is null)::int as "next, this",
    count(*) filter (where made_by = 'next' and paid_by = 'next')::int as "next, next"
  from orders left join order_marks using (order_no) where status = 'PAID'`

/** Passes whose seal is not that of the release that their order was paid at. */
const WRONG_SEALS = `
  select count(*)::int as count from passes left join order_marks using (order_no)
  where seal <> coalesce(paid_by, 'none')`

async function mixFindings(database: Database): Promise<Finding[]> {
  const [mix] = (await database.query(MADE_AND_PAID)) as Record<string, number>[]
  const [{ count: wrongSeals } = { count: Number.NaN }] = (await database.query(WRONG_SEALS)) as {
    count: number
  }[]
  const found = Object.entries(mix ?? {})
  return [
    {
      promise: 'each release made orders that were paid at itself and at the other',
      isKept: found.length === 4 && found.every(([, count]) => count > 0),
      found: found.map(([pair, count]) => `${pair}: ${count}`).join('; '),
    },
    same('what the next release added says of each pass where it was paid', 0, wrongSeals),
  ]
}

/** Two releases take turns on one PostgreSQL under load, forward and back: nothing is lost and no request fails. */
export async function twoReleases(size: SoakSize): Promise<Finding[]> {
  const next = nextRelease(ADDITIONS)
  const database = await createDatabase()
  const fleet = await startFleet({ gateways: 2, upstreams: 2, databaseUrl: database.url })
  const places = placesOf(fleet, next)
  const watch = createWatch({ connections: 2 * size.visitors })
  try {
    progress(`Two releases in turn under load of ${size.visitors} visitors for ${size.minutes * 60} s …`)
    const begun = performance.now()
    const { outcome: codes, bought } = await underLoad(
      fleet,
      watch,
      size,
      (isOver) => takeTurns(places, isOver),
      DEMAND,
    )
    const seconds = (performance.now() - begun) / 1000
    const orders = await auditOrders(database.query)
    console.log(`\n${timesTable(watch.seen)}\n`)
    console.log(
      `${codes.length / 2} changes of a release in ${seconds.toFixed(0)} s; ${orders.length} orders, ${bought.length} of them paid\n`,
    )
    const servers = { ...fleet, upstreams: places.map(({ upstreams }) => upstreams.next) }
    return [
      ...wrongs(watch, 'no request fails'),
      same(
        'every drain ends by itself, with 0',
        codes.map(() => 0),
        codes,
      ),
      ...chargeFindings(bought, await fleet.ledger()),
      ...auditFindings(orders, new Set(bought.map(({ orderNo }) => orderNo))),
      ...(await soldFindings(database)).slice(0, 1),
      ...(await mixFindings(database)),
      ...logFindings(servers),
      same(
        'nor does a log of the older release',
        0,
        fleet.upstreams.flatMap(({ output }) => errorLines(output)).length,
      ),
      ...(await refusalFindings(places, nextRelease(END_OF_THE_WAY_BACK, next))),
    ]
  } finally {
    await watch.close()
    await Promise.all(places.map(async ({ upstreams }) => await upstreams.next.kill()))
    await fleet.remove()
    await database.remove()
  }
}

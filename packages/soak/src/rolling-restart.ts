import { say } from '@layover/toolchain/print'
import { chargeFindings } from './charges.ts'
import { oneOf, type SoakSize, startCrowd } from './crowd.ts'
import { type Finding, same } from './findings.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { timesTable, wrongs } from './sightings.ts'
import { createVisits } from './visits.ts'
import { createWatch, type Watch } from './watch.ts'

const PAUSE_MS = 40
/** A drain that has begun is waited for, and its gateway is started again. */
const LATE_MINUTES = 5
const CARD = '4242424242424242'
/** Its payment takes six seconds: longer than a drain announces itself, so that one is always under way. */
const SLOW_CARD = '4000000000006207'

/** Before the first stop, and after each start: the balancer leaves a gateway alone for three seconds. */
const SETTLE_MS = 4_500

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** SIGTERM to one gateway after the other, each started again before the next, until the time is over and each had its turn. */
async function restartInTurn({ gateways }: Fleet, isOver: () => boolean): Promise<(number | null)[]> {
  const codes: (number | null)[] = []
  while (!isOver() || codes.length < gateways.length) {
    const gateway = gateways[codes.length % gateways.length]
    await pause(SETTLE_MS)
    const begun = performance.now()
    const code = await gateway?.stop()
    codes.push(code ?? null)
    say(`a gateway drained in ${((performance.now() - begun) / 1000).toFixed(1)} s and ended with ${code}`)
    await gateway?.start()
  }
  return codes
}

async function load(fleet: Fleet, watch: Watch, { minutes, visitors: count }: SoakSize) {
  const visits = createVisits(fleet.address, fleet.sandbox.origin, watch)
  const visitors = await Promise.all(Array.from({ length: count }, visits.arrive))
  let acts = 0
  const crowd = startCrowd(
    { visitors: count, minutes: minutes + LATE_MINUTES, pauseMs: PAUSE_MS },
    async (index) => {
      const visitor = visitors[index]
      if (visitor === undefined) return
      acts += 1
      const service = (['pass', 'membership', 'lane'] as const)[acts % 3] ?? 'pass'
      await oneOf([
        [80, async () => await visits.browse(visitor)],
        [10, async () => await visits.quote(visitor)],
        [9, async () => await visits.buy(visitor, service, [CARD])],
        [1, async () => await visits.buy(visitor, 'pass', [SLOW_CARD])],
      ])()
    },
  )
  const end = performance.now() + minutes * 60_000
  const codes = await restartInTurn(fleet, () => performance.now() >= end)
  crowd.end()
  await crowd.done
  return { codes, bought: visits.bought }
}

/** Two gateways behind a balancer are stopped one after the other under load: no request may fail for it. */
export async function rollingRestart(size: SoakSize): Promise<Finding[]> {
  const fleet = await startFleet({ gateways: 2, upstreams: 1 })
  const watch = createWatch({ connections: 2 * size.visitors })
  try {
    say(
      `Restarting two gateways in turn under load of ${size.visitors} visitors for ${size.minutes * 60} s …`,
    )
    const { codes, bought } = await load(fleet, watch, size)
    const ledger = await fleet.ledger()
    console.log(`\n${timesTable(watch.seen)}\n`)
    return [
      ...wrongs(watch, 'no request fails'),
      same(
        'every drain ends by itself, with 0',
        codes.map(() => 0),
        codes,
      ),
      ...chargeFindings(bought, ledger),
    ]
  } finally {
    await watch.close()
    await fleet.remove()
  }
}

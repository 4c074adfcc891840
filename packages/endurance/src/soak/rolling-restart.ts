import { progress } from '@layover/toolchain/print'
import { chargeFindings } from './charges.ts'
import { pause, type SoakSize } from './crowd.ts'
import { type Finding, same } from './findings.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { timesTable, wrongs } from './sightings.ts'
import { underLoad } from './under-load.ts'
import { createWatch } from './watch.ts'

/** Before the first stop, and after each start: the balancer leaves a gateway alone for three seconds. */
const SETTLE_MS = 4_500

/** SIGTERM to one gateway after the other, each started again before the next, until the time is over and each had its turn. */
async function restartInTurn({ gateways }: Fleet, isOver: () => boolean): Promise<(number | null)[]> {
  const codes: (number | null)[] = []
  while (!isOver() || codes.length < gateways.length) {
    const gateway = gateways[codes.length % gateways.length]
    await pause(SETTLE_MS)
    const begun = performance.now()
    const code = await gateway?.stop()
    codes.push(code ?? null)
    progress(
      `a gateway drained in ${((performance.now() - begun) / 1000).toFixed(1)} s and ended with ${code}`,
    )
    await gateway?.start()
  }
  return codes
}

/** Two gateways behind a balancer are stopped one after the other under load: no request may fail for it. */
export async function rollingRestart(size: SoakSize): Promise<Finding[]> {
  const fleet = await startFleet({ gateways: 2, upstreams: 1 })
  const watch = createWatch({ connections: 2 * size.visitors })
  try {
    progress(
      `Restarting two gateways in turn under load of ${size.visitors} visitors for ${size.minutes * 60} s …`,
    )
    const { outcome: codes, bought } = await underLoad(fleet, watch, size, (isOver) =>
      restartInTurn(fleet, isOver),
    )
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

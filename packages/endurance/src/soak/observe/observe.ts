import { progress } from '@layover/toolchain/print'
import { pause, type SoakSize } from '../crowd.ts'
import type { Finding } from '../findings.ts'
import { wrongs } from '../sightings.ts'
import { createWatch } from '../watch.ts'
import { alertsOf, composedDashboards, composedRules } from './composed.ts'
import { startLoad } from './load.ts'
import { fillPanels, panelFindings, panelTable } from './panels.ts'
import { drawDashboards } from './pictures/draw-dashboards.ts'
import { type Prometheus, type Range, startPrometheus } from './prometheus.ts'
import { alertFindings, alertTable, rehearseFaults } from './rehearsal.ts'
import { startRehearsedShop } from './rehearsed-shop.ts'
import { SCRAPE_MS } from './scaled-rules.ts'

/** About as many values as a panel has pixels. */
const VALUES = 400

const now = () => Date.now() / 1000

function rangeFrom(start: number): Range {
  const end = now()
  return { start, end, step: Math.max(1, Math.round((end - start) / VALUES)) }
}

/** Until every server was scraped twice, alerts miss it rightly; then the time of the shop begins. */
async function untilSeen(prometheus: Prometheus, count: number): Promise<void> {
  const seen = async () =>
    (await prometheus.instant('count_over_time(up[1m]) >= 2 and up == 1', now())).length
  while ((await seen()) < count) await pause(500)
  await pause(SCRAPE_MS)
}

/** Waits, and names every alert that fires meanwhile. */
async function firingMeanwhile(prometheus: Prometheus, ms: number): Promise<ReadonlySet<string>> {
  const fired = new Set<string>()
  const end = performance.now() + ms
  while (performance.now() < end) {
    await pause(1_000)
    for (const alert of await prometheus.firing()) fired.add(alert)
  }
  return fired
}

/**
 * The whole shop under Prometheus with the configuration and the rules of compose: first well, for the minutes of the soak,
 * then with every fault once. Says of each panel whether it has data and of each alert when it fired.
 *
 * @param pictures folder for a picture of each dashboard, of the time when the shop was well and of all of it
 */
export async function observe(size: SoakSize, pictures?: string): Promise<Finding[]> {
  const shop = await startRehearsedShop()
  const prometheus = await startPrometheus(shop.metrics)
  const watch = createWatch({ connections: 4 * size.visitors })
  const dashboards = composedDashboards()
  const load = await startLoad(shop, watch, size)
  try {
    await untilSeen(prometheus, Object.values(shop.metrics).flat().length)
    progress(`A shop that is well, with ${size.visitors} visitors for ${size.minutes * 60} s …`)
    const begun = now()
    const early = await firingMeanwhile(prometheus, size.minutes * 60_000)
    const served = wrongs(watch, 'every answer is right while the shop is well')
    const [paid, mailed] = [load.paid(), shop.mail.taken()]
    if (pictures !== undefined)
      await drawDashboards(dashboards, prometheus, rangeFrom(begun), pictures, 'well')
    const done = await rehearseFaults(shop, prometheus)
    if (pictures !== undefined)
      await drawDashboards(dashboards, prometheus, rangeFrom(begun), pictures, 'faults')
    const panels: Finding[] = []
    for (const dashboard of dashboards) {
      const filled = await fillPanels(dashboard, prometheus, rangeFrom(begun))
      console.log(`\n${dashboard.title}\n\n${panelTable(filled)}`)
      panels.push(...panelFindings(dashboard, filled))
    }
    console.log(`\n${alertTable(done)}\n`)
    return [
      ...served,
      {
        promise: 'visitors paid, and mail was taken',
        isKept: paid > 0 && mailed > 0,
        found: `${paid} orders, ${mailed} mails`,
      },
      {
        promise: 'no alert fires while the shop is well',
        isKept: early.size === 0,
        found: [...early].join(' ') || 'none',
      },
      ...panels,
      ...alertFindings(done, alertsOf(composedRules())),
    ]
  } finally {
    await load.end()
    await watch.close()
    await prometheus.stop()
    await shop.close()
  }
}

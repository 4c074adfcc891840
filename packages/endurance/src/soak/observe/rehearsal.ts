import { progress } from '@layover/toolchain/print'
import { pause } from '../crowd.ts'
import { type Finding, table } from '../findings.ts'
import { alertsOf, composedRules, type Rule } from './composed.ts'
import { allFaults, outOfReach } from './faults/all-faults.ts'
import type { Fault } from './faults/fault.ts'
import type { Prometheus } from './prometheus.ts'
import type { RehearsedShop } from './rehearsed-shop.ts'
import { longestMs, SCRAPE_MS, TIMES_FASTER } from './scaled-rules.ts'

/** For a start, some scrapes and a busy machine, beside the durations of a rule. */
const SPARE_MS = 45_000

/** One fault as it went. */
export interface Rehearsed {
  readonly fault: Fault
  /** Seconds from the beginning of the fault until each of its alerts fired. */
  readonly firedAfter: ReadonlyMap<string, number>
  /** Further alerts that began to fire meanwhile. */
  readonly others: readonly string[]
}

function deadlineMs(fault: Fault, rules: readonly Rule[]): number {
  const own = rules.filter(({ alert }) => fault.alerts.includes(alert))
  const durations = own.map((rule) => longestMs(`${rule.expr}\n    for: ${rule.for ?? '0s'}`))
  return Math.max(0, ...durations) / TIMES_FASTER + SPARE_MS
}

async function untilWell({ gateway, upstreams, sandbox }: RehearsedShop): Promise<void> {
  for (const server of [sandbox, ...upstreams, gateway])
    while ((await fetch(`${server.origin}/health/ready`).catch(() => undefined))?.ok !== true)
      await pause(200)
}

/** Waits until no alert of the fault fires by an earlier one. @returns those that fire nevertheless, and all others */
async function firingBefore(
  { alerts }: Fault,
  prometheus: Prometheus,
  limitMs: number,
): Promise<ReadonlySet<string>> {
  const deadline = performance.now() + limitMs
  for (;;) {
    const firing = await prometheus.firing()
    if (performance.now() > deadline || !alerts.some((alert) => firing.has(alert))) return firing
    await pause(500)
  }
}

async function rehearse(
  fault: Fault,
  rules: readonly Rule[],
  shop: RehearsedShop,
  prometheus: Prometheus,
): Promise<Rehearsed> {
  const limitMs = deadlineMs(fault, rules)
  const before = await firingBefore(fault, prometheus, limitMs)
  const begun = performance.now()
  const end = await fault.begin(shop)
  const firedAfter = new Map<string, number>()
  const others = new Set<string>()
  const deadline = begun + limitMs
  while (firedAfter.size < fault.alerts.length && performance.now() < deadline) {
    await pause(500)
    for (const alert of await prometheus.firing()) {
      if (!fault.alerts.includes(alert)) others.add(alert)
      else if (!before.has(alert) && !firedAfter.has(alert))
        firedAfter.set(alert, (performance.now() - begun) / 1000)
    }
  }
  await end()
  await untilWell(shop)
  const fired = fault.alerts.map((alert) => `${alert} ${firedAfter.has(alert) ? 'fired' : 'DID NOT FIRE'}`)
  progress(`${fault.what}: ${fired.join(', ')}`)
  // The rates that follow begin with the values of a shop that is well.
  await pause(2 * SCRAPE_MS)
  return { fault, firedAfter, others: [...others].filter((alert) => !before.has(alert)) }
}

/** Lets every fault happen once, one after the other. */
export async function rehearseFaults(shop: RehearsedShop, prometheus: Prometheus): Promise<Rehearsed[]> {
  const rules = alertsOf(composedRules())
  const done: Rehearsed[] = []
  for (const fault of allFaults) done.push(await rehearse(fault, rules, shop, prometheus))
  return done
}

/** Each alert with its fault and when it fired. */
export function alertTable(done: readonly Rehearsed[]): string {
  const rows = done.flatMap(({ fault, firedAfter, others }) =>
    fault.alerts.map((alert) => [
      alert,
      fault.what,
      firedAfter.get(alert)?.toFixed(0) ?? 'never',
      others.join(' '),
    ]),
  )
  return table(['alert', 'fault', 'fired after s', 'others meanwhile'], rows)
}

/** Each alert of the files fired by a fault, or is out of reach for a reason. */
export function alertFindings(done: readonly Rehearsed[], rules: readonly Rule[]): Finding[] {
  const fired = new Set(done.flatMap(({ firedAfter }) => [...firedAfter.keys()]))
  const planned = new Set(done.flatMap(({ fault }) => fault.alerts))
  const missing = rules.filter(({ alert }) => !fired.has(alert) && outOfReach[alert] === undefined)
  return [
    {
      promise: 'every alert fires by a fault on purpose',
      isKept: missing.length === 0,
      found: `${fired.size} of ${rules.length} fired`,
    },
    ...missing.map(({ alert }) => ({
      promise: `  ${alert}`,
      isKept: false,
      found: planned.has(alert) ? 'it did not fire' : 'it has no fault',
    })),
    ...Object.entries(outOfReach).map(([alert, reason]) => ({
      promise: `  ${alert} is out of reach`,
      isKept: true,
      found: reason,
    })),
  ]
}

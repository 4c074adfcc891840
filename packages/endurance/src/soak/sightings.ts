import { type Finding, table } from './findings.ts'
import type { Seen, Watch } from './watch.ts'

/** The time under which this share of the requests were answered, in milliseconds. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
}

function row(name: string, { timesMs, statuses }: Seen): string[] {
  const sorted = [...timesMs].sort((a, b) => a - b)
  const times = [0.5, 0.95, 0.99, 1].map((share) => percentile(sorted, share).toFixed(1))
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}×${count}`)
  return [name, String(timesMs.length), ...times, counts.join(' ')]
}

/** Requests, times in milliseconds and statuses of each call, and of all together. */
export function timesTable(seen: Watch['seen']): string {
  const all: Seen = { timesMs: [], statuses: new Map() }
  for (const { timesMs, statuses } of seen.values()) {
    for (const time of timesMs) all.timesMs.push(time)
    for (const [status, count] of statuses) all.statuses.set(status, (all.statuses.get(status) ?? 0) + count)
  }
  const byCount = [...seen].sort(([, a], [, b]) => b.timesMs.length - a.timesMs.length)
  const rows = [...byCount.map(([name, one]) => row(name, one)), row('all', all)]
  return table(['call', 'requests', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'statuses'], rows)
}

/** One finding over all requests, and one line for each way in which some of them were wrong. */
export function wrongs(watch: Watch, promise: string): Finding[] {
  const faults = [...watch.wrong].sort(([, a], [, b]) => b - a)
  const count = faults.reduce((sum, [, times]) => sum + times, 0)
  return [
    { promise, isKept: count === 0 && watch.answers() > 0, found: `${count} of ${watch.answers()} wrong` },
    ...faults
      .slice(0, 20)
      .map(([fault, times]) => ({ promise: `  ${fault}`, isKept: false, found: `${times} times` })),
  ]
}

import { AggregatorRegistry, type Registry } from 'prom-client'
import type { MetricsSnapshot } from '../metrics/metrics-snapshot.ts'

/** A scrape does not wait longer for a worker that is busy: it gets the values of the scrape before. */
const ANSWER_MS = 2_000

/** The values that only grow. `rate` would take a sum that falls, since a worker is gone, for a restart of everything. */
function growing(snapshot: MetricsSnapshot): MetricsSnapshot {
  const types: readonly unknown[] = ['counter', 'histogram']
  return snapshot.filter(({ type }) => types.includes(type))
}

/**
 * The metrics of all workers and of this process as one. prom-client's own `clusterMetrics` fails while a worker starts or
 * ends, and forgets the counts of a worker that is gone.
 *
 * @param own metrics of this process
 * @param ask asks each worker for its metrics, and returns their ids
 */
export function createWorkerMetrics(own: Registry, ask: () => readonly number[]) {
  const latest = new Map<number, MetricsSnapshot>()
  const waiting = new Set<(id: number) => void>()
  let gone: Promise<MetricsSnapshot> = Promise.resolve([])

  function settle(id: number) {
    for (const onSettled of waiting) onSettled(id)
  }
  /** Resolves once each worker has answered or ended, or the time is over. */
  function collect(): Promise<void> {
    return new Promise((resolve) => {
      const missing = new Set(ask())
      const end = () => {
        clearTimeout(timer)
        waiting.delete(onSettled)
        resolve()
      }
      const onSettled = (id: number) => {
        missing.delete(id)
        if (missing.size === 0) end()
      }
      const timer = setTimeout(end, ANSWER_MS)
      waiting.add(onSettled)
      if (missing.size === 0) end()
    })
  }
  return {
    onAnswer(id: number, snapshot: MetricsSnapshot) {
      latest.set(id, snapshot)
      settle(id)
    },
    onEnd(id: number) {
      const last = growing(latest.get(id) ?? [])
      latest.delete(id)
      gone = gone.then((before) => AggregatorRegistry.aggregate([before, last]).getMetricsAsJSON())
      settle(id)
    },
    async text(): Promise<string> {
      await collect()
      // Both in one step: a worker that ends in between would be counted twice, or not at all.
      const [living, before] = [[...latest.values()], gone]
      const snapshots = [await own.getMetricsAsJSON(), ...living, await before]
      return await AggregatorRegistry.aggregate(snapshots).metrics()
    },
  }
}

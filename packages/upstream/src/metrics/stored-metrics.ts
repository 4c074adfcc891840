import type { LabelledValues, Readings } from '@layover/server-kit/metrics/readings'

/** Counts of rows, and the connections that they are read by. A further gauge is a further name here. */
export interface StoredSources {
  readonly isReady: () => Promise<boolean>
  readonly isWritable: () => Promise<boolean>
  readonly connections: () => LabelledValues
  readonly openOrders: () => Promise<LabelledValues>
  readonly payingOrders: () => Promise<LabelledValues>
  readonly places: () => Promise<LabelledValues>
  readonly mails: () => Promise<LabelledValues>
  /** Absent, as the next one, where orders are not compared with the provider's books: old results would stay for ever. */
  readonly differences?: () => Promise<LabelledValues>
  /** Undefined before the first comparison. */
  readonly reconciled?: () => Promise<LabelledValues | undefined>
}

/** A database that hangs must not keep the counters from Prometheus, which are wanted most then. */
const DEADLINE_MS = 2_000

const GAUGES = {
  openOrders: {
    name: 'layover_upstream_open_orders',
    help: 'Orders that wait to be paid or are being paid, by age.',
    label: 'age',
  },
  payingOrders: {
    name: 'layover_upstream_paying_orders',
    help: 'Orders whose payment has no outcome yet, by the age of the payment.',
    label: 'age',
  },
  places: {
    name: 'layover_upstream_places',
    help: 'Places of visits to come: held by a visitor, ordered, or sold.',
    label: 'state',
  },
  mails: {
    name: 'layover_upstream_mails_queued',
    help: 'Mail that waits: for its first delivery, for another one, or refused for good.',
    label: 'state',
  },
  differences: {
    name: 'layover_upstream_reconcile_differences',
    help: 'Differences between orders and the card provider’s books of the last 31 days, by kind.',
    label: 'kind',
  },
  reconciled: {
    name: 'layover_upstream_reconcile_age_seconds',
    help: 'Time since orders were last compared with the card provider’s books.',
    label: 'since',
  },
} as const

/** The value, or undefined where the database fails or is late. */
async function inTime<T>(read: () => Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, DEADLINE_MS, undefined)
  })
  try {
    return await Promise.race([read(), late])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Registers what each scrape reads from the database. Without it these gauges are left out, and both states are 0. */
export function registerStoredMetrics(readings: Readings, sources: StoredSources): void {
  // A scrape reads in this order. Its own queries wait for a connection too, for a moment, and are no calls.
  readings.labelledGauge({
    name: 'layover_upstream_pool_connections',
    help: 'Connections to the database, and calls that wait for one.',
    label: 'state',
    read: sources.connections,
  })
  readings.storedGauge({
    name: 'layover_upstream_database',
    help: '1 while the database answers, and while it takes writes.',
    label: 'state',
    read: async () => {
      const [ready, writable] = await Promise.all([inTime(sources.isReady), inTime(sources.isWritable)])
      return { ready: Number(ready === true), writable: Number(writable === true) }
    },
  })
  for (const source of Object.keys(GAUGES) as (keyof typeof GAUGES)[]) {
    const read = sources[source]
    if (read !== undefined) readings.storedGauge({ ...GAUGES[source], read: async () => await inTime(read) })
  }
}

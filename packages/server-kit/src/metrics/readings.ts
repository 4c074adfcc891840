import { type Aggregator, Counter, Gauge, type Registry } from 'prom-client'

interface Metric {
  readonly name: string
  readonly help: string
}

/** A metric of which each scrape reads one value. */
interface Reading extends Metric {
  readonly read: () => number
}

/** How the values of several processes become one. Mostly they are added up. */
interface Aggregated {
  readonly aggregator?: Aggregator
}

/** Values by the values of a label. */
export type LabelledValues = Readonly<Record<string, number>>

/** A metric of which each scrape reads one value for each value of a label. */
interface LabelledReading extends Metric {
  readonly label: string
  readonly read: () => LabelledValues
}

/** The same of a store that takes time. Undefined: there are no values now, and the metric is left out. */
interface StoredReading extends Metric {
  readonly label: string
  readonly read: () => Promise<LabelledValues | undefined>
}

export type Readings = ReturnType<typeof createReadings>

/** Metrics that other parts of the process count. Nothing is read between two scrapes. */
export function createReadings(registry: Registry) {
  const registers = [registry]
  return {
    counter({ name, help, read }: Reading) {
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset()
          this.inc(read())
        },
      })
    },
    gauge({ name, help, read, aggregator = 'sum' }: Reading & Aggregated) {
      new Gauge({
        name,
        help,
        aggregator,
        registers,
        collect() {
          this.set(read())
        },
      })
    },
    labelledCounter({ name, help, label, read }: LabelledReading) {
      new Counter({
        name,
        help,
        labelNames: [label],
        registers,
        collect() {
          this.reset()
          for (const [value, count] of Object.entries(read())) this.inc({ [label]: value }, count)
        },
      })
    },
    labelledGauge({ name, help, label, read, aggregator = 'sum' }: LabelledReading & Aggregated) {
      new Gauge({
        name,
        help,
        aggregator,
        labelNames: [label],
        registers,
        collect() {
          for (const [value, reading] of Object.entries(read())) this.set({ [label]: value }, reading)
        },
      })
    },
    storedGauge({ name, help, label, read }: StoredReading) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          const values = (await read()) ?? {}
          this.reset()
          for (const [value, reading] of Object.entries(values)) this.set({ [label]: value }, reading)
        },
      })
    },
  }
}

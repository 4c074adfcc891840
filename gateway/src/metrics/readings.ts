import { Counter, Gauge, type Registry } from 'prom-client'

interface Metric {
  readonly name: string
  readonly help: string
}

/** A metric of which each scrape reads one value. */
interface Reading extends Metric {
  readonly read: () => number
}

/** A metric of which each scrape reads one value for each value of a label. */
interface LabelledReading extends Metric {
  readonly label: string
  readonly read: () => Readonly<Record<string, number>>
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
    gauge({ name, help, read }: Reading) {
      new Gauge({
        name,
        help,
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
    labelledGauge({ name, help, label, read }: LabelledReading) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        collect() {
          for (const [value, reading] of Object.entries(read())) this.set({ [label]: value }, reading)
        },
      })
    },
  }
}

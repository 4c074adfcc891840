import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { createReadings } from './readings.ts'

it('reads every value anew at each scrape, and writes it in Prometheus’s text format', async () => {
  const registry = new Registry()
  const { counter, gauge, labelledCounter, labelledGauge } = createReadings(registry)
  let read = 0
  counter({ name: 'plain_total', help: 'Plain.', read: () => 40 + read })
  gauge({ name: 'open', help: 'Open.', read: () => 7 - read })
  labelledCounter({ name: 'shed_total', help: 'Shed.', label: 'by', read: () => ({ heap: read, delay: 0 }) })
  labelledGauge({
    name: 'queue',
    help: 'Queue.',
    label: 'path',
    read() {
      read += 1
      return { '$["x\\"]\n': read }
    },
  })
  await registry.metrics()
  expect(await registry.metrics()).toBe(`# HELP plain_total Plain.
# TYPE plain_total counter
plain_total 41

# HELP open Open.
# TYPE open gauge
open 6

# HELP shed_total Shed.
# TYPE shed_total counter
shed_total{by="heap"} 1
shed_total{by="delay"} 0

# HELP queue Queue.
# TYPE queue gauge
queue{path="$[\\"x\\\\\\"]\\n"} 2
`)
})

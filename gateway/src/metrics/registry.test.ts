import { expect, it } from 'vitest'
import { createRegistry } from './registry.ts'

it('tells counts, times and readings in Prometheus’s words', () => {
  const registry = createRegistry()
  const asked = registry.counter('asked_total', 'Asked.', ['call', 'path'])
  asked('a', '$["x\\"]\n')
  asked('a', 'b').add()
  asked('a', 'b').add(2)
  registry.counter('plain_total', 'Plain.')
  const times = registry.histogram('took_seconds', 'Took.', ['call'], [0.1, 1])
  for (const seconds of [0.05, 0.1, 0.5, 9]) times('a').observe(seconds)
  registry.read('gauge', 'open', 'Open.', [], () => [[[], 7]])
  expect(registry.text()).toBe(`# HELP asked_total Asked.
# TYPE asked_total counter
asked_total{call="a",path="$[\\"x\\\\\\"]\\n"} 0
asked_total{call="a",path="b"} 3
# HELP plain_total Plain.
# TYPE plain_total counter
plain_total 0
# HELP took_seconds Took.
# TYPE took_seconds histogram
took_seconds_bucket{call="a",le="0.1"} 2
took_seconds_bucket{call="a",le="1"} 3
took_seconds_bucket{call="a",le="+Inf"} 4
took_seconds_sum{call="a"} 9.65
took_seconds_count{call="a"} 4
# HELP open Open.
# TYPE open gauge
open 7
`)
})

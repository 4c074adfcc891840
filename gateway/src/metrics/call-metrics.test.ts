import { readScrape, sumOf } from '@layover/endurance/harness/scrape'
import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { createCallMetrics } from './call-metrics.ts'

const call = 'lounge.lounges'

it('counts a call in the buckets that it was fast enough for, from zero at the start', async () => {
  const registry = new Registry()
  const { requestDurations } = createCallMetrics(registry)
  const bucket = async (le: string) =>
    sumOf(await registry.metrics(), 'layover_gateway_request_duration_seconds_bucket', { call, le })
  expect(await bucket('+Inf')).toBe(0)
  for (const seconds of [0.05, 0.1, 0.5, 90]) requestDurations.observe({ call }, seconds)
  expect([await bucket('0.025'), await bucket('0.05'), await bucket('0.1')]).toEqual([0, 1, 2])
  expect([await bucket('25'), await bucket('+Inf')]).toEqual([3, 4])
  const total = (part: string) => `layover_gateway_request_duration_seconds_${part}`
  expect(sumOf(await registry.metrics(), total('sum'), { call })).toBe(90.65)
  expect(sumOf(await registry.metrics(), total('count'), { call })).toBe(4)
})

it('writes a hostile path of a violation as one label of one line', async () => {
  const registry = new Registry()
  const { countViolation } = createCallMetrics(registry)
  countViolation(call, '$["x\\"]\n')
  const found = readScrape(await registry.metrics()).filter(({ name }) => name.endsWith('violations_total'))
  expect(found).toEqual([
    {
      name: 'layover_gateway_contract_violations_total',
      labels: { call, path: '$[\\"x\\\\\\"]\\n' },
      value: 1,
    },
  ])
})

import { expect, it } from 'vitest'
import { inUnit } from './units.ts'

it.each([
  [0.0004, 's', '400 µs'],
  [0.0625, 's', '62.5 ms'],
  [90, 's', '1.5 mins'],
  [600 * 1024 ** 2, 'bytes', '600 MiB'],
  [0.025, 'percentunit', '2.5%'],
  [16.71, 'reqps', '16.7 req/s'],
  [1_400_000, 'short', '1.4 Mil'],
  [12, 'days', '12 days'],
  [Number.NaN, 'short', 'No data'],
])('%s in the unit %s reads %s', (value, unit, text) => {
  expect(inUnit(value, unit)).toBe(text)
})

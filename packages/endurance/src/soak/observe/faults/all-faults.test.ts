import { expect, it } from 'vitest'
import { alertsOf, composedRules } from '../composed.ts'
import { allFaults, outOfReach } from './all-faults.ts'

it('faults name alerts that exist, each of them once, and an alert without one says why (P603)', () => {
  const known = alertsOf(composedRules()).map(({ alert }) => alert)
  const named = [...allFaults.flatMap(({ alerts }) => alerts), ...Object.keys(outOfReach)]
  expect(named.filter((alert) => !known.includes(alert))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
  expect(known.filter((alert) => !named.includes(alert))).toEqual([])
})

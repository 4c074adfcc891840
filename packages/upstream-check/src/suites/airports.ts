import { calls } from '@layover/contracts'
import type { Good } from '../run/answer.ts'
import type { Facts } from '../run/facts.ts'
import { claim, dataOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { Airport } from '../run/world.ts'
import { checkNearest } from './nearest-airports.ts'
import { noteAirports } from './note-airports.ts'
import { isInSomeOrder } from './some-order.ts'
import { checkUnique } from './unique.ts'

/** The lists of airports. @returns the airports of all of them */
export async function readAirports(run: Run, facts: Facts): Promise<Map<string, Airport>> {
  const [all, a2z, popular] = await Promise.all([
    dataOf(run, calls.airport.getAirports, { body: {} }),
    dataOf(run, calls.airport.getA2ZAirports, { body: {} }),
    dataOf(run, calls.airport.getPopularAirports, { body: {} }),
  ])
  const airports = new Map<string, Airport>()
  for (const list of [all, a2z, popular]) {
    if (list === undefined) continue
    noteAirports(facts, list)
    checkUnique(run, list, 'code', ({ code }) => code)
    for (const airport of list.data) airports.set(airport.code, airports.get(airport.code) ?? airport)
  }
  for (const list of [all, a2z]) if (list) checkNetwork(run, list)
  if (all && a2z) checkSameNetwork(run, all, a2z)
  if (a2z) checkByName(run, a2z)
  if (popular) checkPopular(run, popular, all ?? a2z)
  await checkNearest(run, facts, all)
  return airports
}

function checkNetwork(run: Run, { data, at }: Good<readonly Airport[]>): void {
  const rule = 'the network’s airports have a lounge or a lane each, and there are some'
  claim(run, at, data.length > 0, { rule, path: '$.data', expected: 'at least one airport', got: data })
  for (const [index, { supportLounge, supportCip }] of data.entries()) {
    if (supportLounge || supportCip) continue
    const path = `$.data[${index}].supportLounge`
    claim(run, at, false, { rule, path, expected: 'true here or in supportCip', got: supportLounge })
  }
}

function checkSameNetwork(run: Run, all: Good<readonly Airport[]>, a2z: Good<readonly Airport[]>): void {
  const rule = 'the list of all airports and the list from A to Z hold the same airports'
  for (const [one, other] of [
    [all, a2z],
    [a2z, all],
  ] as const) {
    const codes = new Set(one.data.map(({ code }) => code))
    const missing = other.data.map(({ code }) => code).filter((code) => !codes.has(code))
    const expected = `also ${missing.slice(0, 3).join(', ')}, as in ${other.at.call.id}`
    claim(run, one.at, missing.length === 0, { rule, path: '$.data', expected, got: one.data })
  }
}

function checkByName(run: Run, { data, at }: Good<readonly Airport[]>): void {
  const broken = isInSomeOrder(data.map(({ name }) => name))
  const rule = 'the list from A to Z is ordered by name'
  const got = broken === undefined ? undefined : data[broken]?.name
  const expected = broken === undefined ? '' : `a name after ${JSON.stringify(data[broken - 1]?.name)}`
  claim(run, at, broken === undefined, { rule, path: `$.data[${broken}].name`, expected, got })
}

function checkPopular(
  run: Run,
  { data, at }: Good<readonly Airport[]>,
  network: Good<readonly Airport[]> | undefined,
): void {
  const rule = 'popular airports are some of the network'
  claim(run, at, data.length > 0, { rule, path: '$.data', expected: 'at least one airport', got: data })
  if (network === undefined) return
  const codes = new Set(network.data.map(({ code }) => code))
  for (const [index, { code }] of data.entries()) {
    if (codes.has(code)) continue
    const expected = `an airport of ${network.at.call.id}`
    claim(run, at, false, { rule, path: `$.data[${index}].code`, expected, got: code })
  }
}

import { calls } from '@layover/contracts'
import { sampleData } from '../options/sample-data.ts'
import type { Good } from '../run/answer.ts'
import type { Facts } from '../run/facts.ts'
import { claim, dataOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { Airport, Lane, LaneDetail, LoungeDetail, World } from '../run/world.ts'
import { readAirports } from './airports.ts'
import { readLane, readLanes, readPopularLanes } from './lanes.ts'
import { readLounge, readLounges, readPopularLounges } from './lounges.ts'
import { readPlans } from './plans.ts'
import { sampleDiscounts } from './sample-catalogue.ts'

/** The number of airports, lounges and lanes that are read one by one: enough for every kind, and quick. */
const MAX_AIRPORTS = 6
const MAX_DETAILS = 12

/** Reads and checks the catalogue: every list, then some of the listed places. */
export async function discover(run: Run, facts: Facts): Promise<World> {
  const [airports, listedLounges, listedLanes, plans, commonPrice, sample] = await Promise.all([
    readAirports(run, facts),
    readPopularLounges(run, facts),
    readPopularLanes(run, facts),
    readPlans(run, facts),
    dataOf(run, calls.lounge.getCommonPrice, { body: {} }),
    sampleDiscounts(run),
  ])
  const all = [...airports.values()]
  if (all.some(({ supportLounge }) => supportLounge)) checkHasPopular(run, listedLounges, 'lounge')
  if (all.some(({ supportCip }) => supportCip)) checkHasPopular(run, listedLanes, 'lane')
  const [popularLounges, popularLanes] = [listedLounges?.data ?? [], listedLanes?.data ?? []]
  const given = run.options.data ?? {}
  const visited = chooseAirports(airports, [
    given.airport,
    given.lane?.airportCode,
    sampleData.airport,
    ...popularLanes.map(({ airportCode }) => airportCode),
    ...popularLounges.flatMap(({ airportCode }) => airportCode ?? []),
  ])
  const [byAirport, laneLists] = await Promise.all([
    Promise.all(visited.map((airport) => readLounges(run, facts, airport))),
    Promise.all(visited.map((airport) => readLanes(run, facts, airport))),
  ])
  const loungeCodes = [...popularLounges, ...byAirport.flat()].map(({ loungeCode }) => loungeCode)
  const lanesFound = [...popularLanes, ...laneLists.flat()]
  const hasSampleCatalogue = votes(sample, loungeCodes, lanesFound, plans)
  const lounges = await readSome(chosen(loungeCodes, given.lounge ?? sampleData.lounge), (code) =>
    readLounge(run, facts, code),
  )
  const lanes = await readSome(someLanes(lanesFound, given.lane ?? sampleData.lane), (lane) =>
    readLane(run, facts, lane),
  )
  return {
    data: mergedData(run, hasSampleCatalogue),
    hasSampleCatalogue,
    airports,
    visited,
    lounges,
    lanes,
    plans,
    commonPrice,
    ...chooseThings(run, lounges, lanes),
    plan: plans.find(({ planId }) => planId === (given.plan ?? sampleData.plan)) ?? plans[0],
  }
}

/** Popular places are there wherever the network has such places at all. */
function checkHasPopular(
  run: Run,
  list: Good<readonly unknown[]> | undefined,
  place: 'lounge' | 'lane',
): void {
  if (list === undefined) return
  const rule = `there are popular ${place}s where there are ${place}s`
  const expected = `at least one ${place}`
  claim(run, list.at, list.data.length > 0, { rule, path: '$.data', expected, got: list.data })
}

function chooseThings(run: Run, lounges: readonly LoungeDetail[], lanes: readonly LaneDetail[]) {
  const { lounge, lane } = run.options.data ?? {}
  const bookable = lounges.filter(({ prebookAllow }) => prebookAllow)
  return {
    lounge: bookable.find(({ loungeCode }) => loungeCode === (lounge ?? sampleData.lounge)) ?? bookable[0],
    unbookableLounge: lounges.find(({ prebookAllow }) => !prebookAllow),
    lane: lanes.find(({ cipCode }) => cipCode === (lane ?? sampleData.lane).cipCode) ?? lanes[0],
  }
}

/** The wanted airports that are known, and one without lounges and one without lanes, so that both kinds are tested. */
function chooseAirports(
  airports: ReadonlyMap<string, Airport>,
  wanted: readonly (string | undefined)[],
): Airport[] {
  const known = wanted.flatMap((code) => (code === undefined ? [] : (airports.get(code) ?? [])))
  const all = [...airports.values()]
  const some = [...known, ...all.filter(({ supportLounge }) => supportLounge).slice(0, 2)]
  const bare = [all.find(({ supportCip }) => !supportCip), all.find(({ supportLounge }) => !supportLounge)]
  return [...new Set([...some.slice(0, MAX_AIRPORTS), ...bare])].filter((each) => each !== undefined)
}

function chosen(codes: readonly string[], wanted: string): string[] {
  const all = [...new Set(codes)]
  return [...new Set([...all.filter((code) => code === wanted), ...all])].slice(0, MAX_DETAILS)
}

function someLanes(lanes: readonly Lane[], wanted: { cipCode: string }): Lane[] {
  const all = [...new Map(lanes.map((lane) => [lane.cipCode, lane])).values()]
  return [...new Set([...all.filter(({ cipCode }) => cipCode === wanted.cipCode), ...all])].slice(
    0,
    MAX_DETAILS,
  )
}

async function readSome<K, T>(keys: readonly K[], read: (key: K) => Promise<T | undefined>): Promise<T[]> {
  return (await Promise.all(keys.map(read))).filter((each) => each !== undefined)
}

/** Whether this is the contract's own catalogue, by most of its well-known facts, since one call may be broken. */
function votes(
  sample: number,
  lounges: readonly string[],
  lanes: readonly Lane[],
  plans: readonly { planId: string }[],
): boolean {
  const hits = [
    lounges.includes(sampleData.lounge),
    lanes.some(({ cipCode }) => cipCode === sampleData.lane.cipCode),
    plans.some(({ planId }) => planId === sampleData.plan),
  ]
  return sample + hits.filter(Boolean).length >= 3
}

function mergedData(run: Run, hasSampleCatalogue: boolean): World['data'] {
  const given = run.options.data ?? {}
  if (!hasSampleCatalogue) return given
  const { account, discounts } = sampleData
  return { account, ...given, discounts: { ...discounts, ...given.discounts } }
}

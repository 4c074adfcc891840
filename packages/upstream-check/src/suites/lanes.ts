import { calls } from '@layover/contracts'
import type { Exchange, Good } from '../run/answer.ts'
import type { Facts } from '../run/facts.ts'
import { claim, claimEqual, dataOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { Airport, Lane, LaneDetail } from '../run/world.ts'
import { checkKnownSide } from './known-words.ts'
import { checkClock } from './lounges.ts'
import { checkAmount } from './money.ts'
import { checkUnique } from './unique.ts'

const FIELDS = [
  'cipName',
  'imgUrl',
  'terminal',
  'type',
  'securityType',
  'airportCode',
  'currency',
  'currencySymbol',
  'price',
]

function noteLane(run: Run, facts: Facts, lane: Lane, place: { at: Exchange; path: string }): void {
  const isGeneral = place.at.call.agent !== 'popular'
  facts.noteFields(`lane ${lane.cipCode}`, lane, isGeneral ? [...FIELDS, 'agentId'] : FIELDS, place)
  facts.note(`symbol of ${lane.currency}`, lane.currencySymbol, {
    at: place.at,
    path: `${place.path}.currencySymbol`,
  })
  const { at, path } = place
  checkKnownSide(run, place, lane.securityType)
  facts.note(`price of ${lane.cipCode}`, Number(lane.price), { at, path: `${path}.price` })
  facts.note(`currency of ${lane.cipCode}`, lane.currency, { at, path: `${path}.currency` })
  checkAmount(run, place, 'price', lane.price, lane.currency)
}

function readList(run: Run, facts: Facts, list: Good<readonly Lane[]>): void {
  checkUnique(run, list, 'cipCode', ({ cipCode }) => cipCode)
  for (const [index, lane] of list.data.entries())
    noteLane(run, facts, lane, { at: list.at, path: `$.data[${index}]` })
}

/** The first and the last of a list can be opened. */
async function checkHavePages(run: Run, { data, at }: Good<readonly Lane[]>): Promise<void> {
  const rule = 'what a list names has a page'
  const expected = 'a lane that cip.detail knows'
  for (const index of new Set([0, data.length - 1])) {
    const lane = data[index]
    if (lane === undefined) continue
    const body = { cipCode: lane.cipCode, airportCode: lane.airportCode }
    const answer = await run.fetch(calls.cip.detail, { body })
    const isThere = answer.kind !== 'failure' || answer.errorCode !== 'NOT_FOUND'
    claim(run, at, isThere, { rule, path: `$.data[${index}].cipCode`, expected, got: lane.cipCode })
  }
}

/** The lanes that visitors choose most. */
export async function readPopularLanes(run: Run, facts: Facts): Promise<Good<readonly Lane[]> | undefined> {
  const list = await dataOf(run, calls.cip.queryPopularCip, { body: {} })
  if (list === undefined) return undefined
  readList(run, facts, list)
  await checkHavePages(run, list)
  return list
}

/** The lanes of one airport. */
export async function readLanes(
  run: Run,
  facts: Facts,
  { code, supportCip }: Airport,
): Promise<readonly Lane[]> {
  const list = await dataOf(run, calls.cip.queryCipByAirportCode, { body: { airportCode: code } })
  if (list === undefined) return []
  readList(run, facts, list)
  await checkHavePages(run, list)
  const rule = 'an airport has lanes exactly where supportCip is true'
  const expected = supportCip ? 'at least one lane' : 'no lane'
  claim(run, list.at, list.data.length > 0 === supportCip, { rule, path: '$.data', expected, got: list.data })
  for (const [index, { airportCode }] of list.data.entries()) {
    const path = `$.data[${index}].airportCode`
    const own = 'an airport’s list holds its own lanes'
    claimEqual(run, list.at, { rule: own, path, expected: code, got: airportCode })
  }
  return list.data
}

const HOUR_RULE = 'sameDay needs a lead time that leaves a slot of today'

/** Everything about one lane. */
export async function readLane(
  run: Run,
  facts: Facts,
  { cipCode, airportCode }: Pick<Lane, 'cipCode' | 'airportCode'>,
): Promise<LaneDetail | undefined> {
  const detail = await dataOf(run, calls.cip.detail, { body: { cipCode, airportCode } })
  if (detail === undefined) return undefined
  const { data, at } = detail
  const place = { at, path: '$.data' }
  noteLane(run, facts, data, place)
  facts.noteFields(`visits at ${cipCode}`, data, ['timeZone', 'hour'], place)
  facts.note(`airport ${data.airportCode} timeZone`, data.timeZone, { at, path: '$.data.timeZone' })
  const rule = 'a detail is of the requested lane'
  claimEqual(run, at, { rule, path: '$.data.cipCode', expected: cipCode, got: data.cipCode })
  const isPossible = !data.sameDay || data.hour < 24
  claim(run, at, isPossible, {
    rule: HOUR_RULE,
    path: '$.data.sameDay',
    expected: 'false',
    got: data.sameDay,
  })
  checkClock(run, at, data.timeZone)
  return data
}

/** Anything unknown is NOT_FOUND, never an empty success. */
export async function checkUnknownLanes(run: Run): Promise<void> {
  const rule = 'what nobody knows is NOT_FOUND'
  const codes = ['NOT_FOUND']
  await Promise.all([
    refusalOf(run, calls.cip.queryCipByAirportCode, { body: { airportCode: 'QQQ' } }, { codes, rule }),
    refusalOf(run, calls.cip.detail, { body: { cipCode: 'QQQ-FT', airportCode: 'QQQ' } }, { codes, rule }),
  ])
}

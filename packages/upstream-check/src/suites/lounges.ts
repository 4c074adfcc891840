import { calls, describeValue } from '@layover/contracts'
import { isOpenAt } from '@layover/rules/opening'
import { wallClock } from '@layover/rules/wall-clock'
import type { Good } from '../run/answer.ts'
import type { Facts } from '../run/facts.ts'
import { claim, claimEqual, dataOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { Airport, Lounge, LoungeDetail } from '../run/world.ts'
import { checkKnownSide } from './known-words.ts'
import { checkUnique } from './unique.ts'

const FIELDS = [
  'loungeName',
  'imgUrl',
  'terminal',
  'type',
  'securityType',
  'prebookAllow',
  'airportCode',
  'openingHours',
  'walkIn',
]

function noteLounge(facts: Facts, lounge: Lounge, place: { at: Good<unknown>['at']; path: string }): void {
  const isGeneral = place.at.call.agent !== 'popular'
  const thing = `lounge ${lounge.loungeCode}`
  facts.noteFields(thing, lounge, isGeneral ? [...FIELDS, 'agentId'] : FIELDS, place)
}

/** Notes a list of lounges and checks each. */
function readList(run: Run, facts: Facts, list: Good<readonly Lounge[]>): void {
  checkUnique(run, list, 'loungeCode', ({ loungeCode }) => loungeCode)
  for (const [index, lounge] of list.data.entries()) {
    const place = { at: list.at, path: `$.data[${index}]` }
    noteLounge(facts, lounge, place)
    checkKnownSide(run, place, lounge.securityType)
  }
}

/** The first and the last of a list can be opened. */
async function checkHavePages(run: Run, { data, at }: Good<readonly Lounge[]>): Promise<void> {
  const rule = 'what a list names has a page'
  const expected = 'a lounge that lounge.detail knows'
  for (const index of new Set([0, data.length - 1])) {
    const loungeCode = data[index]?.loungeCode
    if (loungeCode === undefined) continue
    const answer = await run.fetch(calls.lounge.detail, { body: { loungeCode } })
    const isThere = answer.kind !== 'failure' || answer.errorCode !== 'NOT_FOUND'
    claim(run, at, isThere, { rule, path: `$.data[${index}].loungeCode`, expected, got: loungeCode })
  }
}

/** The lounges that visitors choose most. */
export async function readPopularLounges(
  run: Run,
  facts: Facts,
): Promise<Good<readonly Lounge[]> | undefined> {
  const list = await dataOf(run, calls.lounge.popularLounges, { body: {} })
  if (list === undefined) return undefined
  readList(run, facts, list)
  await checkHavePages(run, list)
  return list
}

/** The lounges of one airport. */
export async function readLounges(run: Run, facts: Facts, airport: Airport): Promise<readonly Lounge[]> {
  const { code, supportLounge } = airport
  const list = await dataOf(run, calls.lounge.lounges, { body: { airportCode: code } })
  if (list === undefined) return []
  readList(run, facts, list)
  await checkHavePages(run, list)
  const rule = 'an airport has lounges exactly where supportLounge is true'
  const expected = supportLounge ? 'at least one lounge' : 'no lounge'
  claim(run, list.at, list.data.length > 0 === supportLounge, {
    rule,
    path: '$.data',
    expected,
    got: list.data,
  })
  checkOpenNow(run, list, () => airport.timeZone)
  for (const [index, { airportCode, loungeCode }] of list.data.entries()) {
    // A list without the field names the airport all the same, by the request.
    const named = { at: list.at, path: `$.data[${index}].loungeCode` }
    if (airportCode === undefined) facts.note(`lounge ${loungeCode} airportCode`, code, named)
    const path = `$.data[${index}].airportCode`
    const isHere = airportCode === undefined || airportCode === code
    claim(run, list.at, isHere, {
      rule: 'an airport’s list holds its own lounges',
      path,
      expected: describeValue(code),
      got: airportCode,
    })
  }
  return list.data
}

/** Everything about one lounge. */
export async function readLounge(run: Run, facts: Facts, code: string): Promise<LoungeDetail | undefined> {
  const detail = await dataOf(run, calls.lounge.detail, { body: { loungeCode: code } })
  if (detail === undefined) return undefined
  const { data, at } = detail
  const place = { at, path: '$.data' }
  noteLounge(facts, data, place)
  const { airportName: name, city, country, timeZone, airportCode } = data
  if (airportCode !== undefined) {
    facts.note(`airport ${airportCode} name`, name, { at, path: '$.data.airportName' })
    facts.noteFields(
      `airport ${airportCode}`,
      { city, country, timeZone },
      ['city', 'country', 'timeZone'],
      place,
    )
  }
  facts.noteFields(`visits at ${code}`, data, ['timeZone', 'maxBookingNum'], place)
  facts.note(`fee of ${code}`, Number(data.prebookPrice), { at, path: '$.data.prebookPrice' })
  if (data.currency !== undefined)
    facts.note(`currency of ${code}`, data.currency, { at, path: '$.data.currency' })
  const rule = 'a detail is of the requested lounge'
  claimEqual(run, at, { rule, path: '$.data.loungeCode', expected: code, got: data.loungeCode })
  checkClock(run, at, data.timeZone)
  checkOpenNow(run, { ...detail, data: [data] }, () => data.timeZone, '$.data')
  return data
}

/** A zone that this machine knows; the shop can show no time without one. */
export function checkClock(run: Run, at: Good<unknown>['at'], timeZone: string): void {
  const isKnown = wallClock(new Date(), timeZone) !== undefined
  const rule = 'time zones are IANA zones'
  claim(run, at, isKnown, {
    rule,
    path: '$.data.timeZone',
    expected: 'an IANA zone such as Europe/Zurich',
    got: timeZone,
  })
}

const AROUND_MS = 3 * 60_000

/** Whether `openNow` agrees with hours and clock; not tested while a door is about to open or close. */
function checkOpenNow(
  run: Run,
  list: Good<readonly Lounge[]>,
  zoneOf: (lounge: Lounge) => string | undefined,
  path?: string,
): void {
  for (const [index, lounge] of list.data.entries()) {
    const { openNow, openingHours = [] } = lounge
    const zone = zoneOf(lounge)
    const now = Date.now()
    const open = [-AROUND_MS, 0, AROUND_MS].map((ms) =>
      isOpenAt(openingHours, wallClock(new Date(now + ms), zone)),
    )
    if (openNow === undefined || open[1] === undefined || new Set(open).size > 1) continue
    const rule = 'openNow follows from the opening hours'
    claim(run, list.at, openNow === open[1], {
      rule,
      path: `${path ?? `$.data[${index}]`}.openNow`,
      expected: String(open[1]),
      got: openNow,
    })
  }
}

/** Anything unknown is NOT_FOUND, never an empty success. */
export async function checkUnknownLounges(run: Run): Promise<void> {
  const rule = 'what nobody knows is NOT_FOUND'
  const codes = ['NOT_FOUND']
  await Promise.all([
    refusalOf(run, calls.lounge.lounges, { body: { airportCode: 'QQQ' } }, { codes, rule }),
    refusalOf(run, calls.lounge.detail, { body: { loungeCode: 'QQQ-NOWHERE' } }, { codes, rule }),
  ])
}

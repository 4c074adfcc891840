import { calls } from '@layover/contracts'
import { DAY_MS } from '@layover/rules/durations'
import type { Exchange } from '../run/answer.ts'
import { claim, claimEqual, dataOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { LoungeDetail, World } from '../run/world.ts'
import { CLOCK_MS, longAgo, type Slot, tooEarly, type Visit } from './slots.ts'

const check = calls.loungePrebooking.checkAvailable
const day = calls.loungePrebooking.getAvailableSubscribeTimes

/** A hold, and its visit. */
export interface Held {
  readonly holdId: string
  readonly placesLeft: number | undefined
  readonly at: Exchange
  readonly people: number
  readonly visit: Visit
}

const bodyOf = (
  loungeCode: string,
  { visitDate, visitTime }: Visit,
  passengerNumber: number,
  holdId?: string,
) => ({
  loungeCode,
  visitDate,
  visitTime,
  passengerNumber,
  ...(holdId !== undefined && { holdId }),
})

/** Takes a hold and checks the answer. */
export async function takeHold(
  run: Run,
  { loungeCode }: LoungeDetail,
  visit: Visit,
  people: number,
  holdId?: string,
): Promise<Held | undefined> {
  const answer = await dataOf(run, check, { body: bodyOf(loungeCode, visit, people, holdId) })
  if (answer === undefined) return undefined
  const { data, at } = answer
  const rule = 'a time that is offered can be held'
  claim(run, at, data.available, { rule, path: '$.data.available', expected: 'true', got: data.available })
  if (!data.available) return undefined
  const left = Date.parse(data.expiresAt) - Date.now()
  const ends = { rule: 'a hold ends later, and within a day', path: '$.data.expiresAt' }
  const isLater = left > -CLOCK_MS && left < DAY_MS
  claim(run, at, isLater, { ...ends, expected: 'some minutes from now', got: data.expiresAt })
  const { remainingSeconds } = data
  if (remainingSeconds !== undefined) {
    const isSame = Math.abs(remainingSeconds * 1000 - left) < CLOCK_MS
    const same = { rule: 'remainingSeconds last until expiresAt', path: '$.data.remainingSeconds' }
    claim(run, at, isSame, {
      ...same,
      expected: `about ${Math.round(left / 60_000)} minutes`,
      got: remainingSeconds,
    })
  }
  if (holdId !== undefined) {
    const same = {
      rule: 'a renewed hold keeps its id',
      path: '$.data.holdId',
      expected: holdId,
      got: data.holdId,
    }
    claimEqual(run, at, same)
  }
  return { holdId: data.holdId, placesLeft: data.placesLeft, at, people, visit }
}

/** Holds at one time: they count the places down, are renewed without taking more, and never exceed the places. */
export async function checkHolds(run: Run, world: World, visits: readonly (Visit & Slot)[]): Promise<void> {
  const { lounge } = world
  const [first] = visits
  await checkRefusals(run, world, first)
  if (lounge === undefined || first === undefined) {
    run.notes.untested(check.id, 'holds: needs a lounge with free times (lounge in --data)')
    return
  }
  const before = await placesAt(run, lounge, first)
  const held = await takeHold(run, lounge, first, 2)
  if (held === undefined) return
  checkLeft(run, held, before, 2)
  await checkCount(run, lounge, first, { places: before, taken: 2 })
  const renewed = await takeHold(run, lounge, first, 2, held.holdId)
  if (renewed === undefined) return
  checkLeft(run, renewed, before, 2)
  await checkCount(run, lounge, first, { places: before, taken: 2 })
  const other = await takeHold(run, lounge, first, 1)
  if (other === undefined) return
  checkLeft(run, other, before, 3)
  const rule = 'every hold has an id of its own'
  const answer = {
    level: 'S',
    rule,
    path: '$.data.holdId',
    expected: 'another id',
    got: other.holdId,
  } as const
  run.notes.tested(check.id, rule)
  if (other.holdId === held.holdId) run.notes.found(check.id, { ...answer, curl: '' })
  await checkCount(run, lounge, first, { places: before, taken: 3 })
  await fill(run, lounge, visits[1])
}

async function placesAt(run: Run, { loungeCode }: LoungeDetail, visit: Visit): Promise<number | undefined> {
  const body = { loungeCode, visitDate: visit.visitDate, passengerNumber: 1 }
  const answer = await dataOf(run, day, { body })
  return answer?.data.times.find(({ visitTime }) => visitTime === visit.visitTime)?.placesLeft
}

/** A hold's own count is what it leaves to everybody: its places are not in it (P150). */
function checkLeft(run: Run, { placesLeft: got, at }: Held, places: number | undefined, taken: number): void {
  if (places === undefined || got === undefined) return
  const rule = 'placesLeft of a hold are the places that everybody else may still take'
  const expected = `${places - taken}, since ${taken} of ${places} are held`
  claim(run, at, got === places - taken, { rule, path: '$.data.placesLeft', expected, got })
}

/** Places that are held are not offered to others. */
async function checkCount(
  run: Run,
  lounge: LoungeDetail,
  visit: Visit,
  { places, taken }: { readonly places: number | undefined; readonly taken: number },
): Promise<void> {
  if (places === undefined) {
    run.notes.untested(check.id, 'places counted down: needs placesLeft in times')
    return
  }
  const body = { loungeCode: lounge.loungeCode, visitDate: visit.visitDate, passengerNumber: 1 }
  const answer = await dataOf(run, day, { body })
  if (answer === undefined) return
  const index = answer.data.times.findIndex(({ visitTime }) => visitTime === visit.visitTime)
  const got = index < 0 ? 0 : answer.data.times[index]?.placesLeft
  const expected = `${places - taken}, since ${taken} of ${places} are held`
  const rule = 'a hold counts the places down'
  const path = index < 0 ? '$.data.times' : `$.data.times[${index}].placesLeft`
  const isKept = claim(run, answer.at, got === places - taken, { rule, path, expected, got })
  run.notes.tested(check.id, rule)
  if (isKept) return
  run.notes.found(check.id, {
    level: 'S',
    rule,
    path: '$.data',
    expected,
    got: `${got} left in ${day.id}`,
    curl: '',
  })
}

const MAX_HOLDS = 12

/** Takes the remaining places of one time and one more: that one is not available, on every request. */
async function fill(run: Run, lounge: LoungeDetail, visit: (Visit & Slot) | undefined): Promise<void> {
  if (visit?.placesLeft === undefined || visit.placesLeft > MAX_HOLDS * lounge.maxBookingNum) return
  let left = visit.placesLeft
  while (left > 0) {
    const people = Math.min(left, lounge.maxBookingNum)
    if ((await takeHold(run, lounge, visit, people)) === undefined) return
    left -= people
  }
  const answer = await run.fetch(check, { body: bodyOf(lounge.loungeCode, visit, 1) })
  const rule = 'no more places are held than there are'
  if (answer.kind === 'failure') {
    const isCode = answer.errorCode === 'TIME_UNAVAILABLE'
    const expected = 'available false, or "TIME_UNAVAILABLE"'
    claim(run, answer.at, isCode, { rule, path: '$.errorCode', expected, got: answer.errorCode })
  }
  if (answer.kind !== 'success') return
  const { available, placesLeft = 0 } = answer.data
  claim(run, answer.at, !available, { rule, path: '$.data.available', expected: 'false', got: available })
  const none = { rule: 'a hold that is refused for want of room leaves none', path: '$.data.placesLeft' }
  claim(run, answer.at, available || placesLeft === 0, { ...none, expected: '0', got: placesLeft })
}

async function checkRefusals(
  run: Run,
  { lounge, unbookableLounge }: World,
  visit: Visit | undefined,
): Promise<void> {
  const sample = visit ?? { visitDate: '2027-03-09', visitTime: '14:30' }
  const unknown = { codes: ['NOT_FOUND'], rule: 'what nobody knows is NOT_FOUND' }
  await refusalOf(run, check, { body: bodyOf('QQQ-NOWHERE', sample, 2) }, unknown)
  if (unbookableLounge) {
    const rule = 'a lounge that takes no pre-bookings refuses them'
    await refusalOf(
      run,
      check,
      { body: bodyOf(unbookableLounge.loungeCode, sample, 1) },
      { codes: ['NOT_AVAILABLE'], rule },
    )
  }
  if (lounge === undefined || visit === undefined) return
  const { loungeCode, timeZone, maxBookingNum } = lounge
  const over = { codes: ['HOLD_EXPIRED'], rule: 'a hold that nobody has is over' }
  await refusalOf(run, check, { body: bodyOf(loungeCode, visit, 1, 'hold-00000000') }, over)
  const [early, past] = [tooEarly(timeZone, 48), longAgo(timeZone)]
  const codes = ['TOO_EARLY', 'TIME_UNAVAILABLE']
  if (early)
    await refusalOf(
      run,
      check,
      { body: bodyOf(loungeCode, early, 1) },
      { codes, rule: 'a time inside the lead time is refused' },
    )
  if (past)
    await refusalOf(
      run,
      check,
      { body: bodyOf(loungeCode, past, 1) },
      { codes, rule: 'a time that is over is refused' },
    )
  if (maxBookingNum >= 99) return
  const crowd = {
    codes: ['NOT_AVAILABLE', 'TIME_UNAVAILABLE'],
    rule: 'a party larger than one booking may be is refused',
  }
  await refusalOf(run, check, { body: bodyOf(loungeCode, visit, maxBookingNum + 1) }, crowd)
}

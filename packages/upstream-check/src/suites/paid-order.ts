import { DAY_MS } from '@layover/rules/durations'
import { wallClock } from '@layover/rules/wall-clock'
import type { Good } from '../run/answer.ts'
import { claim, claimEqual } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import { checkCost } from './cost.ts'
import { checkLines } from './lines.ts'
import type { Paid } from './payments.ts'
import { type Basket, type Purchase, travellerNames } from './purchases.ts'
import { CLOCK_MS } from './slots.ts'

interface PaidTerms {
  readonly paid: Good<Paid>
  readonly orderNo: string
}

/** Compares a paid order with its basket. */
export function checkPaid(run: Run, purchase: Purchase, basket: Basket, { paid, orderNo }: PaidTerms): void {
  const { data, at } = paid
  const ordered = 'a paid order is the one that was ordered'
  const is: Claims['is'] = (name, isKept, expected, got, rule = ordered) =>
    claim(run, at, isKept, { rule, path: `$.data.${name}`, expected, got })
  const same: Claims['same'] = (name, expected, got, rule = ordered) =>
    claimEqual(run, at, { rule, path: `$.data.${name}`, expected, got })
  same('orderNo', orderNo, data.orderNo)
  checkCost(run, paid, basket, ordered)
  const { serviceType = purchase.serviceType, paidAt } = data
  same('serviceType', purchase.serviceType, serviceType)
  checkLines(run, at, data)
  if (paidAt !== undefined) {
    const isNow = Math.abs(Date.parse(paidAt) - Date.now()) < CLOCK_MS
    is('paidAt', isNow, 'about now', paidAt, 'an order is paid when it is paid')
  }
  if (purchase.people > 0) same('leadName', travellerNames[0], data.leadName)
  if (purchase.plan) checkMembership({ is, same }, purchase.plan, paid, basket)
  checkVisit({ is, same }, purchase, basket, data)
  checkPasses(run, purchase, basket, paid)
}

/** Claims about fields: one whose promise is in words, and one that has to be this very value. */
interface Claims {
  readonly is: (name: string, isKept: boolean, expected: string, got: unknown, rule?: string) => boolean
  readonly same: (name: string, expected: unknown, got: unknown, rule?: string) => boolean
}

function checkMembership(
  { is, same }: Claims,
  plan: NonNullable<Purchase['plan']>,
  { data }: Good<Paid>,
  { body }: Basket,
): void {
  const visits = plan.visitsIncluded + Number(body.additionalVisits ?? 0)
  const rule = 'a membership is the plan that was ordered'
  same('planName', plan.name, data.planName ?? plan.name, rule)
  same('visits', visits, data.visits ?? visits, rule)
  if (data.validUntil === undefined) return
  const end = new Date()
  end.setUTCMonth(end.getUTCMonth() + plan.validityMonths)
  const days = Math.abs(Date.parse(data.validUntil) - end.getTime()) / DAY_MS
  is('validUntil', days < 4, `${plan.validityMonths} months from now`, data.validUntil, rule)
}

function checkVisit(
  { is, same }: Claims,
  { place }: Purchase,
  { visit }: Basket,
  { visit: got }: Paid,
): void {
  if (visit === undefined || place === undefined || got === undefined) return
  const rule = 'the visit of an order is the one that was ordered'
  same('visit.placeCode', place.code, got.placeCode, rule)
  same('visit.visitDate', visit.visitDate, got.visitDate, rule)
  same('visit.visitTime', visit.visitTime, got.visitTime, rule)
  same('visit.timeZone', place.timeZone, got.timeZone, rule)
  same('visit.flightNumber', 'ZQ214', got.flightNumber, rule)
  const clock = wallClock(new Date(got.startsAt), got.timeZone)
  const isThen = clock?.date === got.visitDate && clock.time === got.visitTime
  is('visit.startsAt', isThen, `the instant of ${got.visitDate} ${got.visitTime} there`, got.startsAt, rule)
}

/** A pass for each traveller, in their names, with the right validity. */
function checkPasses(
  run: Run,
  { people, place }: Purchase,
  { visit }: Basket,
  { data, at }: Good<Paid>,
): void {
  const { passes } = data
  if (passes === undefined || people === 0) return
  const rule = 'every traveller gets a pass'
  claim(run, at, passes.length === people, {
    rule,
    path: '$.data.passes',
    expected: `array of ${people}`,
    got: passes,
  })
  for (const [index, pass] of passes.entries()) {
    const is = (name: string, isKept: boolean, expected: string, got: unknown) =>
      claim(run, at, isKept, {
        rule: 'a pass is in its traveller’s name and time',
        path: `$.data.passes[${index}].${name}`,
        expected,
        got,
      })
    is('name', travellerNames.includes(pass.name), travellerNames.join(' or '), pass.name)
    const others = passes.filter((each) => each !== pass)
    is(
      'number',
      others.every(({ number }) => number !== pass.number),
      'a number of its own',
      pass.number,
    )
    is(
      'code',
      others.every(({ code }) => code !== pass.code),
      'a code of its own',
      pass.code,
    )
    is(
      'name',
      others.every(({ name }) => name !== pass.name),
      'another traveller',
      pass.name,
    )
    is('validUntil', pass.validFrom <= pass.validUntil, `${pass.validFrom} or later`, pass.validUntil)
    const isThere =
      visit === undefined || (pass.validFrom <= visit.visitDate && pass.validUntil >= visit.visitDate)
    is('validFrom', isThere, `a time around ${visit?.visitDate}`, pass.validFrom)
    if (place !== undefined) continue
    // A lounge pass is valid for one year (P137).
    const days = (Date.parse(pass.validUntil) - Date.parse(pass.validFrom)) / DAY_MS
    is('validUntil', days >= 364 && days <= 367, 'a year later', pass.validUntil)
    const isNow = Math.abs(Date.parse(pass.validFrom) - Date.now()) < 2 * DAY_MS
    is('validFrom', isNow, 'today', pass.validFrom)
  }
}

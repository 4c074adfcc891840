import { describe, expect, it } from 'vitest'
import { intentFor, spentIntent } from '../journey/draft.ts'
import { mendVisit } from './mend-visit.ts'
import { canOrderVisit, isOrdered, orderedHold, orderedVisit } from './ordered-visit.ts'
import { emptyVisit, holdOf, restoreVisit, seatOf, type VisitDraft } from './visit-draft.ts'

const price = {
  currency: 'GBP',
  currencySymbol: '£',
  totalAmount: '80.00',
  overNumTotalPrice: '80.00',
  prebookPrice: '0.00',
  discountFee: '0.00',
  couponDiscountFee: '0.00',
}
const body = {
  networkCode: 'LHR-HARRIER',
  visitDate: '2097-03-09',
  visitTime: '14:30',
  holdId: 'hold-12345678',
  passengers: [{ firstName: 'Daniel', lastName: 'Hart' }],
}
const chosen: VisitDraft = {
  ...emptyVisit('LHR-HARRIER'),
  quantity: 2,
  isCartSeen: true,
  visitDate: '2097-03-09',
  visitTime: '14:30',
}
const held = {
  ...chosen,
  hold: { holdId: 'hold-12345678', expiresAt: '2000-01-01T00:00:00Z', seat: seatOf(chosen) },
}
const ordered = { ...held, intent: { ...intentFor({}, body, price), orderNo: 'LV-1' } }

describe('the places of an unpaid order', () => {
  it('are its visitor’s for as many people or fewer, and for more they are not enough', () => {
    expect(isOrdered(ordered)).toBe(true)
    expect(isOrdered({ ...ordered, quantity: 1 })).toBe(true)
    expect(isOrdered({ ...ordered, quantity: 3 })).toBe(false)
  })

  it('are for its own place and time', () => {
    expect(isOrdered({ ...ordered, visitTime: '15:00' })).toBe(false)
    expect(orderedVisit({ ...ordered, placeCode: 'LHR-OTHER' })).toBeUndefined()
  })

  it('stay known when the next order is already for another time, and after a reload', () => {
    const other = { ...body, visitTime: '15:00', holdId: 'hold-87654321' }
    const intent = intentFor(ordered, other, price)
    const draft = { ...ordered, intent: intentFor({ intent }, { ...other, passengers: [] }, price) }
    expect(isOrdered(restoreVisit(JSON.parse(JSON.stringify(draft)), 'LHR-HARRIER'))).toBe(true)
  })

  it('are taken over under the hold that they were held by, whatever was held since', () => {
    const since = { ...held.hold, holdId: 'hold-87654321' }
    const fewer = { ...ordered, hold: since, quantity: 1 }
    const hold = orderedHold(fewer)
    expect(hold?.holdId).toBe('hold-12345678')
    expect(holdOf({ ...fewer, hold })).toEqual(hold)
  })

  it('outlive the hold, and a hold for another time is counted down for itself', () => {
    expect(canOrderVisit(ordered)).toBe(true)
    const moved = { ...ordered, visitTime: '15:00' }
    expect(canOrderVisit({ ...moved, hold: { ...held.hold, seat: seatOf(moved) } })).toBe(false)
  })

  it.each(['TIME_UNAVAILABLE', 'HOLD_EXPIRED'])('are dropped when the server reports %s', (errorCode) => {
    const draft = { ...ordered, intent: spentIntent(ordered.intent) as typeof ordered.intent }
    expect(isOrdered(draft)).toBe(true)
    const after = { ...draft, ...mendVisit(errorCode, draft)?.change }
    expect(orderedVisit(after)).toBeUndefined()
    expect(after.intent?.replaces).toBe('LV-1')
  })

  it.each(['{', '7', '{"networkCode":"LHR-HARRIER","passengers":[],"visitDate":"<b>","visitTime":"14:30"}'])(
    'are none where storage holds %s',
    (fingerprint) => {
      expect(orderedVisit({ ...ordered, intent: { ...ordered.intent, fingerprint } })).toBeUndefined()
    },
  )
})

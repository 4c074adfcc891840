import { describe, expect, it } from 'vitest'
import { emptyVisit, holdOf, restoreVisit, seatOf, type VisitDraft } from './visit-draft.ts'

const price = {
  currency: 'GBP',
  currencySymbol: '£',
  totalAmount: '11.00',
  overNumTotalPrice: '11.00',
  prebookPrice: '0.00',
  discountFee: '0.00',
  couponDiscountFee: '0.00',
}
const intent = { orderKey: 'k1', attemptKey: 'k2', attempt: 1, fingerprint: '{}', price, orderNo: 'LV-1' }
const chosen: VisitDraft = {
  ...emptyVisit('LHR-FT-T5'),
  quantity: 2,
  isCartSeen: true,
  visitDate: '2097-03-09',
  visitTime: '14:30',
}
const stored = (draft: object) => JSON.parse(JSON.stringify(draft)) as unknown

describe('what was typed for one place', () => {
  it('comes back after a reload', () => {
    expect(restoreVisit(stored(chosen), 'LHR-FT-T5')).toEqual(chosen)
  })

  it('is no answer for another place', () => {
    expect(restoreVisit(stored(chosen), 'LHR-FT-T2')).toEqual(emptyVisit('LHR-FT-T2'))
  })

  it('stays while its payment is being checked, wherever the visitor looks', () => {
    const paying = { ...chosen, intent: { ...intent, payingSince: 1 } }
    expect(restoreVisit(stored(paying), 'LHR-FT-T2')).toEqual(paying)
  })
})

describe('a hold', () => {
  const held = { ...chosen, hold: { holdId: 'h', expiresAt: '2097-03-07T10:00:00Z', seat: seatOf(chosen) } }

  it('is for the time and the party that it was taken for, and no other', () => {
    expect(holdOf(held)?.holdId).toBe('h')
    expect(holdOf({ ...held, visitTime: '15:00' })).toBeNull()
    expect(holdOf({ ...held, quantity: 3 })).toBeNull()
  })

  it.each([null, 7, {}, { holdId: 'h', expiresAt: 'soon', seat: 's' }])(
    'stored as %j counts as none',
    (hold) => {
      expect(restoreVisit(stored({ ...chosen, hold }), 'LHR-FT-T5').hold).toBeNull()
    },
  )
})

import { describe, expect, it } from 'vitest'
import { intentFor, isSettling, nextAttempt, restoreCheckoutDraft, spentIntent } from './draft.ts'

const price = {
  currency: 'GBP',
  currencySymbol: '£',
  totalAmount: '81.60',
  overNumTotalPrice: '102.00',
  prebookPrice: '0.00',
  discountFee: '20.40',
  couponDiscountFee: '20.40',
}
const PRICELESS = { intent: { orderKey: 'a', fingerprint: '{}', attemptKey: 'b', attempt: 1, price: {} } }
const body = { lead: 'Amelia', expectedTotal: '81.60' }

describe('an order intent', () => {
  it('keeps its key for the same body, so that a reload requests the same order', () => {
    const intent = intentFor({}, body, price)
    expect(intentFor({ intent }, { ...body }, price)).toBe(intent)
  })

  it('has keys of its own for another body', () => {
    const intent = intentFor({}, body, price)
    const other = intentFor({ intent }, { ...body, expectedTotal: '102.00' }, price)
    expect(other.orderKey).not.toBe(intent.orderKey)
    expect(other.attemptKey).not.toBe(intent.attemptKey)
  })

  it('keeps its order and changes its attempt key after a decline', () => {
    const intent = { ...intentFor({}, body, price), orderNo: 'LV-1', payingSince: 1 }
    const next = nextAttempt(intent)
    expect(next).toMatchObject({ orderNo: 'LV-1', orderKey: intent.orderKey, attempt: 2 })
    expect(next.attemptKey).not.toBe(intent.attemptKey)
    expect(isSettling({ intent: next })).toBe(false)
  })

  it('takes the place of the unpaid order before it, also when that takes no more payments', () => {
    const unpaid = { ...intentFor({}, body, price), orderNo: 'LV-1' }
    const edited = intentFor({ intent: unpaid }, { ...body, lead: 'Daniel' }, price)
    expect(edited).toMatchObject({ replaces: 'LV-1' })
    expect(edited.orderNo).toBeUndefined()
    const spent = spentIntent(unpaid)
    const again = intentFor(restoreCheckoutDraft({ intent: spent }), body, price)
    expect(again).toMatchObject({ replaces: 'LV-1' })
    expect(again.orderKey).not.toBe(unpaid.orderKey)
    expect(spentIntent(intentFor({}, body, price))).toBeUndefined()
  })

  it('comes back whole from what the session stored', () => {
    const draft = {
      isCartSeen: true,
      agreed: { totalAmount: '1.00', currency: 'GBP' },
      intent: {
        ...intentFor({}, body, price),
        orderNo: 'LV-1',
        access: { statusKey: 'k', reference: 'R' },
        payingSince: 5,
      },
    }
    expect(restoreCheckoutDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  it('without an order waits for no payment, since its outcome could not be fetched', () => {
    const intent = { ...intentFor({}, body, price), payingSince: 5 }
    expect(isSettling(restoreCheckoutDraft({ intent }))).toBe(false)
  })

  it.each([
    null,
    1,
    'x',
    [],
    {},
    { intent: 1 },
    { intent: { orderKey: 1 } },
    { agreed: { totalAmount: 1 } },
    PRICELESS,
  ])('is not there when the session stored %j', (stored) =>
    expect(restoreCheckoutDraft(stored)).toEqual({ isCartSeen: false }),
  )
})

import { describe, expect, it } from 'vitest'
import type { CheckoutDraft } from './draft.ts'
import { STAGES, type Step } from './journey.ts'
import { stepNumber, walk } from './walk.ts'

type Draft = CheckoutDraft & { applies: boolean[]; complete: boolean[] }

const steps = STAGES.map(
  (stage, index): Step<Draft> => ({
    stage,
    title: stage,
    applies: (draft) => draft.applies[index] ?? false,
    isComplete: (draft) => draft.complete[index] ?? false,
    summary: () => [],
    component: () => null,
  }),
)

const allBits = Array.from({ length: 16 }, (_, bits) => [0, 1, 2, 3].map((bit) => (bits & (1 << bit)) > 0))
const addresses = [
  null,
  '',
  '1',
  '2',
  '3',
  '4',
  '0',
  '5',
  '-1',
  '1.5',
  '01',
  'two',
  '4 ',
  '９',
  '1e0',
  '__proto__',
]
const NO_PRICE = {
  currency: '',
  currencySymbol: '',
  totalAmount: '',
  overNumTotalPrice: '',
  prebookPrice: '',
  discountFee: '',
  couponDiscountFee: '',
}
const settling = {
  isCartSeen: true,
  intent: {
    orderKey: 'k',
    fingerprint: '{, price: NO_PRICE }',
    attemptKey: 'a',
    attempt: 1,
    payingSince: 1,
    price: NO_PRICE,
  },
}
/** Every possible draft with every address: few enough to try them all. */
const cases = allBits
  .filter((applies) => applies.some(Boolean))
  .flatMap((applies) =>
    allBits.flatMap((complete) => addresses.map((requested) => ({ applies, complete, requested }))),
  )

function shown({ applies, complete, requested }: (typeof cases)[number]): number {
  return stepNumber(walk(steps, { isCartSeen: true, applies, complete }, requested)) - 1
}

describe('walk', () => {
  it('shows only a step that applies', () => {
    for (const one of cases) expect(one.applies[shown(one)], JSON.stringify(one)).toBe(true)
  })

  it('never shows a step behind an incomplete one', () => {
    for (const one of cases) {
      const before = one.applies.map((applies, index) => applies && index < shown(one))
      for (const [index, isBefore] of before.entries())
        if (isBefore) expect(one.complete[index], JSON.stringify(one)).toBe(true)
    }
  })

  it('shows the requested step wherever that is allowed', () => {
    for (const one of cases) {
      const wanted = ['1', '2', '3', '4'].indexOf(one.requested ?? '')
      const isAllowed =
        wanted >= 0 &&
        one.applies[wanted] &&
        one.complete.every((done, index) => done || !one.applies[index] || index >= wanted)
      if (isAllowed) expect(shown(one), JSON.stringify(one)).toBe(wanted)
    }
  })

  it('answers nonsense and nothing with the first step', () => {
    for (const one of cases)
      if (!/^[1-4]$/.test(one.requested ?? ''))
        expect(shown(one), JSON.stringify(one)).toBe(one.applies.indexOf(true))
  })

  it('lets its own answer stand, so that no redirect can loop', () => {
    for (const one of cases) {
      const again = { ...one, requested: String(shown(one) + 1) }
      expect(shown(again), JSON.stringify(one)).toBe(shown(one))
    }
  })

  it('shows the last step alone while a payment is being checked', () => {
    for (const { applies, complete, requested } of cases) {
      const step = walk(steps, { applies, complete, ...settling }, requested)
      expect(stepNumber(step) - 1).toBe(applies.lastIndexOf(true))
    }
  })
})

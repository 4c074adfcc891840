import { describe, expect, it, test } from 'vitest'
import type { CheckoutDraft } from '../checkout/journey/draft.ts'
import { type Journey, STAGES } from '../checkout/journey/journey.ts'
import { stepNumber, walk } from '../checkout/journey/walk.ts'
import { isInputKey } from '../session/session-state.ts'
import { purchases } from './purchases.ts'

const junk = [
  null,
  undefined,
  0,
  'x',
  [],
  {},
  { quantity: 'many', lead: 7, others: { length: 3 } },
  { planId: 7, additionalVisits: -1, email: {} },
  { intent: {}, agreed: [] },
]

/** Each feature's own sample, without its draft's type: the walk treats them alike. */
const samples = import.meta.glob<{ sample: unknown }>('./*/journey.test-kit.ts', { eager: true })
const all = Object.values(samples).map(({ sample }) => sample as Journey<CheckoutDraft>)

test('every registered purchase is held to the walk', () => {
  expect(all.map(({ name }) => name).sort()).toEqual(purchases.map(({ name }) => name).sort())
})

test('every registered purchase has the route that its line names', () => {
  const routes = Object.keys(import.meta.glob('./*/route.tsx'))
  expect(routes.sort()).toEqual(purchases.map(({ route }) => route.replace('features/', './')).sort())
})

test('the four purchases keep their inputs under their own names', () => {
  expect(all.map(({ inputInfo }) => inputInfo)).toEqual(
    expect.arrayContaining([
      'loungeBuypassInputInfo',
      'ftInputInfo',
      'loungePrebookInputInfo',
      'membershipPurchaseInputInfo',
    ]),
  )
})

describe.each(all)('the purchase $name', (journey) => {
  it('has every stage once, in the visitor’s order', () => {
    expect(journey.steps.map(({ stage }) => stage)).toEqual(
      STAGES.filter((stage) => journey.steps.some((step) => step.stage === stage)),
    )
    expect(journey.steps.at(-1)?.stage).toBe('Payment')
  })

  it('starts on its first step for any requested step', () => {
    for (const requested of [null, '1', '2', '3', '4']) {
      expect(stepNumber(walk(journey.steps, journey.emptyDraft, requested))).toBe(1)
    }
  })

  it('reads its own draft back from JSON and the empty one from anything else', () => {
    expect(journey.restore(JSON.parse(JSON.stringify(journey.emptyDraft)))).toEqual(journey.emptyDraft)
    for (const stored of junk) expect(journey.restore(stored)).toEqual(journey.emptyDraft)
  })

  it('keeps its draft where the session keeps drafts, and no other purchase does', () => {
    expect(isInputKey(journey.inputInfo)).toBe(true)
    expect(all.filter(({ inputInfo }) => inputInfo === journey.inputInfo)).toEqual([journey])
  })
})

import { describe, expect, it, test } from 'vitest'
import type { CheckoutDraft } from '../checkout/draft.ts'
import { type Journey, STAGES } from '../checkout/journey.ts'
import { stepNumber, walk } from '../checkout/walk.ts'
import { INPUT_KEYS } from '../session/session-state.ts'
import { journeys } from './journeys.ts'
import { detail, laneDetail } from './place-answers.test-kit.ts'

const junk = [
  null,
  undefined,
  0,
  'x',
  [],
  {},
  { quantity: 'many', lead: 7, others: { length: 3 } },
  { intent: {}, agreed: [] },
]

/** Each with its draft's type forgotten: the walk asks of them all the same. */
const all = [
  journeys.loungePass(),
  journeys.fastTrack(laneDetail),
  journeys.preBooking(detail),
] as unknown as Journey<CheckoutDraft>[]

test('every registered purchase is held to the walk', () => {
  expect(all).toHaveLength(Object.keys(journeys).length)
})

describe.each(all)('the purchase $name', (journey) => {
  it('has every stage once, in the visitor’s order', () => {
    expect(journey.steps.map(({ stage }) => stage)).toEqual(
      STAGES.filter((stage) => journey.steps.some((step) => step.stage === stage)),
    )
    expect(journey.steps.at(-1)?.stage).toBe('Payment')
  })

  it('starts on its first step, whatever the address asks for', () => {
    for (const asked of [null, '1', '2', '3', '4']) {
      expect(stepNumber(walk(journey.steps, journey.emptyDraft, asked))).toBe(1)
    }
  })

  it('reads its own draft back from JSON and the empty one from anything else', () => {
    expect(journey.restore(JSON.parse(JSON.stringify(journey.emptyDraft)))).toEqual(journey.emptyDraft)
    for (const kept of junk) expect(journey.restore(kept)).toEqual(journey.emptyDraft)
  })

  it('keeps its draft under a name of the spec that no other purchase has', () => {
    expect(INPUT_KEYS).toContain(journey.inputInfo)
    expect(all.filter(({ inputInfo }) => inputInfo === journey.inputInfo)).toEqual([journey])
  })
})

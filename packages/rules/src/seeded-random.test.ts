import { expect, it } from 'vitest'
import { seededRandom } from './seeded-random.ts'

it('draws the same numbers for the same seed, so that sample data and drawn requests never change by themselves', () => {
  const draw = seededRandom(1)
  const again = seededRandom(1)
  const drawn = [draw(), draw(), draw()]
  expect(drawn).toEqual([2_693_262_067, 11_749_833, 2_265_367_787])
  expect([again(), again(), again()]).toEqual(drawn)
})

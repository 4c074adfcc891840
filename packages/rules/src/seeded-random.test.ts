import { expect, it } from 'vitest'
import { randomOf, seededRandom } from './seeded-random.ts'

it('draws the same numbers for the same seed, so that sample data and drawn requests never change by themselves', () => {
  const draw = seededRandom(1)
  const again = seededRandom(1)
  const drawn = [draw(), draw(), draw()]
  expect(drawn).toEqual([2_693_262_067, 11_749_833, 2_265_367_787])
  expect([again(), again(), again()]).toEqual(drawn)
})

it('draws the same fractions for the same text, so that pictures and sample data never change by themselves', () => {
  const draw = randomOf('ZRH-HARRIER')
  expect([draw(), draw()]).toEqual([0.8511890447698534, 0.40474412869662046])
})

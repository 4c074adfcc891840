import { expect, it } from 'vitest'
import { airportInWords, sideAlone, whereInWords } from './where-in-words.ts'

it.each([
  ['Terminal 5', 'Landside', 'Terminal 5, before security', 'Before security'],
  ['', 'Airside', 'After security', 'After security'],
  ['Terminal 5', 'Elsewhere', 'Terminal 5', ''],
])('%j and %s read %j, and %j alone', (terminal, securityType, where, side) => {
  expect(whereInWords({ terminal, securityType })).toBe(where)
  expect(sideAlone({ securityType })).toBe(side)
})

it.each([
  ['London Heathrow Airport', 'LHR', 'London Heathrow Airport (LHR)'],
  [undefined, 'LHR', 'LHR'],
  ['London Heathrow Airport', '', 'London Heathrow Airport'],
  [undefined, undefined, ''],
])('names the airport %s with its code %s as %j', (name, code, words) => {
  expect(airportInWords(name, code)).toBe(words)
})

import { expect, it } from 'vitest'
import { loungeLineInWords, loungesInWords } from './lounge-in-words.ts'

it.each([
  ['Terminal 2', 'International', 'Airside', 'Terminal 2, international flights, after security'],
  ['', 'All flights', 'Landside', 'all flights, before security'],
  ['Terminal 2', '', '', 'Terminal 2'],
  ['Pier B', 'Schengen', 'Transit', 'Pier B, Schengen flights, Transit'],
])('%j with %j and %j reads %j', (terminal, type, securityType, line) => {
  expect(loungeLineInWords({ terminal, type, securityType })).toBe(line)
})

it('counts lounges', () => {
  expect([1, 4].map(loungesInWords)).toEqual(['1 lounge', '4 lounges'])
})

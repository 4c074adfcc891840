import { expect, test } from 'vitest'
import { sideInWords } from './side-in-words.ts'

const words = (securityType: string, type: string, terminal = 'Terminal 2') => {
  const side = sideInWords({ securityType, type, terminal })
  return side && `${side.where} ${side.meaning}`
}

test.each([
  [
    'Airside',
    'International',
    'After security. You need a boarding pass for an international flight from Terminal 2.',
  ],
  ['Airside', 'Domestic', 'After security. You need a boarding pass for a domestic flight from Terminal 2.'],
  [
    'Airside',
    'Non-Schengen',
    'After security. You need a boarding pass for a Non-Schengen flight from Terminal 2.',
  ],
  ['Airside', 'All flights', 'After security. You need a boarding pass for a flight from Terminal 2.'],
  ['Landside', 'International', 'Before security. You can go in before you have checked in.'],
])('%s for %s reads %j', (securityType, type, expected) => {
  expect(words(securityType, type)).toBe(expected)
})

test('an unknown side is left out rather than guessed', () => {
  expect(words('', 'International')).toBeNull()
  expect(words('Transit', 'International')).toBeNull()
})

test('a lounge without a terminal names none', () => {
  expect(words('Airside', '', '')).toBe('After security. You need a boarding pass for a flight.')
})

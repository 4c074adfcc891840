import { passesLuhn } from '@layover/rules/card-number'
import { expect, it } from 'vitest'
import { findTestCard, testCards } from './test-cards.ts'

it('lists numbers that pass Luhn, each once', () => {
  expect(testCards.filter(({ number }) => !passesLuhn(number))).toEqual([])
  expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length)
})

it('knows no other number', () => {
  expect(findTestCard('4242424242424242')?.brand).toBe('visa')
  expect(findTestCard('4929000000006')).toBeUndefined()
  expect(findTestCard('4242 4242 4242 4242')).toBeUndefined()
})

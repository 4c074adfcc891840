import { expect, it } from 'vitest'
import { cardInWords } from './card-in-words.ts'
import { paidText } from './paid-text.ts'

it('a receipt names the same instant wherever it is read', () => {
  expect(paidText('2026-11-23T09:12:59.999Z')).toBe('Mon 23 Nov 2026, 09:12 (UTC)')
  expect(paidText('2026-12-31T23:30:00-01:00')).toBe('Fri 1 Jan 2027, 00:30 (UTC)')
})

it('a receipt names the card by its brand and last four digits', () => {
  expect(cardInWords({ brand: 'american-express', last4: '0005' })).toBe('American Express ending in 0005')
})

import { expect, it } from 'vitest'
import { isInSomeOrder } from './some-order.ts'

it('accepts the order of any language or database, and names the place where none of them holds', () => {
  expect(isInSomeOrder(['Aachen', 'Ålesund', 'Zürich'])).toBeUndefined()
  expect(isInSomeOrder(['Aachen', 'Zürich', 'Ålesund'])).toBeUndefined()
  expect(isInSomeOrder(['al Ain', 'Al Bayda', 'alta'])).toBeUndefined()
  expect(isInSomeOrder(['Zürich', 'Aachen', 'Bern'])).toBe(1)
  expect(isInSomeOrder([])).toBeUndefined()
})

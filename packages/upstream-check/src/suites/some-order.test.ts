import { expect, it } from 'vitest'
import { isInSomeOrder } from './some-order.ts'

it('takes the order of any language or database, and says where none of them holds', () => {
  expect(isInSomeOrder(['Aachen', 'Ålesund', 'Zürich'])).toBeUndefined()
  expect(isInSomeOrder(['Aachen', 'Zürich', 'Ålesund'])).toBeUndefined()
  expect(isInSomeOrder(['al Ain', 'Al Bayda', 'alta'])).toBeUndefined()
  expect(isInSomeOrder(['Zürich', 'Aachen', 'Bern'])).toBe(1)
  expect(isInSomeOrder([])).toBeUndefined()
})

import { expect, it } from 'vitest'
import { pageOf } from './page-of.ts'

it.each([
  ['index.html', '/'],
  ['products/item/lounge/index.html', '/products/item/lounge'],
  ['__spa-fallback.html', undefined],
])('takes %s for the page at %s', (file, page) => {
  expect(pageOf(file)).toBe(page)
})

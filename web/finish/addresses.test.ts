import { expect, it } from 'vitest'
import { pageAddresses, pageOf } from './addresses.ts'

it('lists every address that has a page, and not the one that catches the rest', () => {
  const routes = {
    root: { path: '', module: '/root.js' },
    home: { module: '/home.js' },
    airport: { path: 'airport/:agentId/:code', module: '/airport.js' },
    rest: { path: '*', module: '/rest.js' },
  }
  expect(pageAddresses({ entry: { module: '/entry.js' }, routes }, [])).toEqual([
    '/',
    '/airport/:agentId/:code',
  ])
})

it('holds a pattern to its built pages where there are any', () => {
  const routes = {
    product: { path: 'products/item/:productType', module: '/product.js' },
    airport: { path: 'airport/:agentId/:code', module: '/airport.js' },
    plan: { path: 'plan', module: '/plan.js' },
  }
  const built = ['/', '/products/item/lounge', '/plan']
  expect(pageAddresses({ entry: { module: '/entry.js' }, routes }, built)).toEqual([
    '/',
    '/airport/:agentId/:code',
    '/plan',
  ])
})

it.each([
  ['index.html', '/'],
  ['products/item/lounge/index.html', '/products/item/lounge'],
  ['__spa-fallback.html', undefined],
])('takes %s for the page at %s', (file, page) => {
  expect(pageOf(file)).toBe(page)
})

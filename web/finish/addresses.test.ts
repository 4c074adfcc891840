import { expect, it } from 'vitest'
import { pageAddresses } from './addresses.ts'

it('lists every address that has a page, and not the one that catches the rest', () => {
  const routes = {
    root: { path: '', module: '/root.js' },
    home: { module: '/home.js' },
    airport: { path: 'airport/:agentId/:code', module: '/airport.js' },
    rest: { path: '*', module: '/rest.js' },
  }
  expect(pageAddresses({ entry: { module: '/entry.js' }, routes })).toEqual(['/', '/airport/:agentId/:code'])
})

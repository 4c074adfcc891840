import * as addresses from '@layover/site/addresses'
import { screen } from '@testing-library/react'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { ErrorBoundary } from '../root.tsx'
import routes from '../routes.ts'
import { showInShop } from '../test-kits/show-in-shop.test-kit.tsx'
import Home from './home.tsx'
import NotFound from './not-found.tsx'

const idAt = (address: string) => {
  const match = matchRoutes(routes as RouteObject[], address)?.at(-1)?.route as { file?: string } | undefined
  return match?.file
}

/** Every pattern of the route table, as the table nests them. */
function pathsOf(table: readonly RouteObject[]): string[] {
  return table.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])
}

it('takes every address from the one list of the shop, and leaves none of the list without a page', () => {
  const paths = pathsOf(routes as RouteObject[]).filter((path) => path !== '*')
  expect(Object.values(addresses)).toEqual(expect.arrayContaining(paths.map((path) => `/${path}`)))
  const patterns = Object.values(addresses).filter((value) => typeof value === 'string')
  for (const pattern of patterns)
    expect(idAt(pattern.replace(/\?step=1$/, '')), pattern).not.toBe('routes/not-found.tsx')
})

/** What the sources of the shop write down as an address. */
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const written = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/\b(?:to|href|read|buy|path)[=:{ (]+['"`](\/[\w/-]*)(?=['"`?#])/g)].map(
    ([, path = '']) => [file, path],
  ),
)

it.each(written)('%s leads to %s, which has a page', (_file, path) => {
  expect(idAt(path)).not.toBe('routes/not-found.tsx')
})

it.each([
  '/',
  '/airport-list/popular',
  '/airport/1/LHR',
  '/products',
  '/products/item/lounge',
  '/lounge/detail/1/LHR-HARRIER',
  '/lounge/buypass',
  '/lounge/buypass/success',
  '/lounge/1/LHR-HARRIER/prebook',
  '/lounge/1/LHR-HARRIER/prebook/fail',
  '/fast-track/1/LHR/T5',
  '/fast-track/1/LHR/T5/success',
  '/contact-us',
  '/help-topics',
  '/help-topics/category/search',
  '/content/privacy-policy',
  '/survey/tnc',
  '/delete-account/form',
  '/membership-plan',
  '/membership-purchase/index',
  '/membership-purchase/checkout',
  '/membership-purchase/result/success',
])('has a page for %s', (address) => {
  expect(idAt(address)).not.toBe('routes/not-found.tsx')
})

it.each(['/nowhere', '/airport', '/lounge/buypass/success/more'])('has no page for %s', (address) => {
  expect(idAt(address)).toBe('routes/not-found.tsx')
})

it('shows both products with their two ways, and the three claims', () => {
  showInShop(<Home />)
  const ways = screen.getAllByRole('link', { name: /^(Buy pass|Read more)/ })
  expect(ways.map((link) => link.getAttribute('href'))).toEqual([
    '/lounge/buypass?step=1',
    '/products/item/lounge',
    '/airport-list/popular',
    '/products/item/fast-track',
  ])
  for (const claim of ['1,300', '75', '900']) expect(screen.getByText(claim)).toBeDefined()
})

const title = () => document.querySelector('title')?.textContent

it('titles the home page with the product', () => {
  showInShop(<Home />)
  expect(title()).toBe('Layover: lounge passes and fast-track lanes')
})

it('shows the not-found page, keeps it from search engines, and links to other pages', () => {
  showInShop(<NotFound />)
  expect(title()).toBe('Page not found | Layover')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(screen.getByRole('link', { name: 'Search airports' }).getAttribute('href')).toBe(
    '/airport-list/popular',
  )
})

it('answers a refusal with status 404 with the not-found page, and anything else with Reload', () => {
  const gone = { status: 404, statusText: '', internal: false, data: null }
  const { unmount } = showInShop(<ErrorBoundary error={gone} />)
  expect(screen.getByRole('heading').textContent).toBe('This page has departed')
  unmount()
  showInShop(<ErrorBoundary error={new Error('drawn wrong')} />)
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
})

import { toPattern } from '@layover/site/address-pattern'
import { expect, it } from 'vitest'
import { PAGES } from '../e2e/pages.ts'
import { countedPages } from './analytics/events.ts'
import { purchases } from './features/purchases.ts'
import routes from './routes.ts'

/** The patterns of all pages but the one for every other address. */
const patterns = routes
  .flatMap((each) => each.children ?? [each])
  .map(({ path = '' }) => `/${path}`)
  .filter((pattern) => pattern !== '/*')

/** The patterns that have none of these addresses. */
function without(addresses: readonly string[]): string[] {
  const paths = addresses.map((address) => new URL(address, 'http://shop').pathname)
  return patterns.filter((pattern) => !paths.some(toPattern(pattern)))
}

it('every page is held to every width and to axe', () => {
  expect(patterns.length).toBeGreaterThan(20)
  expect(without(PAGES.flatMap(({ path, leadsTo = path }) => [path, leadsTo]))).toEqual([])
})

it('every page is counted as itself, unless it only leads to another one (P243)', () => {
  const counted = [...countedPages(), ...purchases.map(({ path }) => path)]
  const leadsOn = without(PAGES.map(({ path, leadsTo = path }) => leadsTo))
  expect(patterns.filter((pattern) => !counted.includes(pattern) && !leadsOn.includes(pattern))).toEqual([])
})

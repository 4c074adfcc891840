import { expect, it } from 'vitest'
import { toPattern } from './address-pattern.ts'
import * as addresses from './addresses.ts'
import {
  AIRPORT,
  airportListPath,
  airportPath,
  FAST_TRACK,
  helpPath,
  lanePath,
  legalPath,
  loungePath,
  MEMBERSHIP,
  pathTo,
  preBookPath,
} from './addresses.ts'
import { movedTo } from './redirects.ts'

const place = { agentId: 'a/b', code: 'ZRH', loungeCode: 'X?from=app', airportCode: 'ZRH', cipCode: 'F#1' }
const exported: readonly unknown[] = Object.values(addresses)
const patterns = exported.filter((value) => typeof value === 'string')

it.each([
  [airportListPath('popular'), '/airport-list/popular'],
  [airportPath(place), '/airport/a%2Fb/ZRH'],
  [loungePath(place), '/lounge/detail/a%2Fb/X%3Ffrom%3Dapp'],
  [preBookPath(place), '/lounge/a%2Fb/X%3Ffrom%3Dapp/prebook'],
  [lanePath(place), '/fast-track/a%2Fb/ZRH/F%231'],
  [helpPath('search'), '/help-topics/category/search'],
  [legalPath('privacy-policy'), '/content/privacy-policy'],
])('a code cannot change the address %s into another', (path, written) => {
  expect(path).toBe(written)
  expect(patterns.some((pattern) => toPattern(pattern)(path))).toBe(true)
})

it('a path has the parts that have a value, without the others', () => {
  expect(pathTo(FAST_TRACK, { agentId: '1', airportCode: 'LHR', cipCode: 'T5', result: 'fail' })).toBe(
    '/fast-track/1/LHR/T5/fail',
  )
  expect(pathTo(MEMBERSHIP, {})).toBe('/membership-purchase')
})

it('a pattern gives the parts of its own paths back, and nothing of another path', () => {
  expect(toPattern(AIRPORT)(airportPath(place))).toEqual({ agentId: 'a/b', code: 'ZRH' })
  expect(toPattern(FAST_TRACK)('/fast-track/1/LHR/T5')).toEqual({
    agentId: '1',
    airportCode: 'LHR',
    cipCode: 'T5',
  })
  expect(toPattern(AIRPORT)('/airport/1/LHR/more')).toBeUndefined()
  expect(toPattern(AIRPORT)('/airport/%E0%A4%A/LHR')).toBeUndefined()
})

it.each([
  ['/products', '/products/index'],
  ['/help-topics', '/help-topics/index'],
  ['/delete-account', '/delete-account/index'],
  ['/membership-purchase', '/membership-purchase/index'],
])('%s redirects to a page that does not redirect', (from, to) => {
  expect(movedTo(from)).toBe(to)
  expect(movedTo(to)).toBeUndefined()
})

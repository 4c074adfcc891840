import { describe, expect, it } from 'vitest'
import { airportHead } from './airport.ts'
import { airportListHead, airportListTypes } from './airport-list.ts'
import { fixedHeads } from './fixed-pages.ts'
import { wholeTitle } from './head.ts'
import { helpGroupHead, helpIndexHead, helpSearchHead } from './help.ts'
import { laneHead } from './lane.ts'
import { legalHead, legalPageTypes } from './legal.ts'
import { loungeHead } from './lounge.ts'

const airport = {
  agentId: 'a/b',
  code: 'ZRH',
  name: 'Zürich Airport',
  city: 'Zürich',
  country: 'Switzerland',
  supportLounge: true,
  supportCip: true,
}

describe('a title', () => {
  it('ends in the shop’s name, and is the product’s where a page has none', () => {
    expect(wholeTitle('Contact us')).toBe('Contact us | Layover')
    expect(wholeTitle(undefined)).toBe('Layover: lounge passes and fast-track lanes')
  })

  it.each([
    [true, true, 'Zürich Airport (ZRH): lounges and fast track'],
    [true, false, 'Zürich Airport (ZRH): lounges'],
    [false, true, 'Zürich Airport (ZRH): fast track'],
    [false, false, 'Zürich Airport (ZRH): lounges nearby'],
  ])('of an airport names only what it sells: lounges %s, lanes %s', (supportLounge, supportCip, title) => {
    const head = airportHead({ ...airport, supportLounge, supportCip })
    expect(head.title).toBe(title)
    expect(head.isUnlisted ?? false).toBe(!supportLounge && !supportCip)
  })
})

it('no code can make another address of a canonical one', () => {
  expect(airportHead(airport).canonicalPath).toBe('/airport/a%2Fb/ZRH')
  const lounge = { loungeCode: 'X?from=app', loungeName: 'L', airportName: 'A', terminal: '' }
  expect(loungeHead({ ...airport, ...lounge }).canonicalPath).toBe('/lounge/detail/a%2Fb/X%3Ffrom%3Dapp')
})

it('a missing part leaves no comma behind', () => {
  const lounge = { agentId: 'a', loungeCode: 'L', loungeName: 'Harrier', airportName: 'Aarau', terminal: '' }
  expect(loungeHead({ ...lounge, city: '', country: 'Switzerland' }).description).toBe(
    'Harrier at Aarau, Switzerland: opening hours, facilities, and how to get in.',
  )
  const lane = { agentId: 'a', airportCode: 'ZRH', cipCode: 'F', cipName: 'Fast track', terminal: '' }
  expect(laneHead(lane).title).toBe('Fast track, ZRH')
})

it('every listed page has a title and a description of its own, of a length that a result shows', () => {
  const heads = [
    ...Object.entries(fixedHeads).map(([name, head]) => ({ title: name, ...head })),
    ...legalPageTypes.map((type) => legalHead(type)),
    ...airportListTypes.map((type) => airportListHead(type)),
    helpIndexHead(),
    helpGroupHead({ type: 'lounge', title: 'Lounges' }),
  ].filter((head) => !('isUnlisted' in head))
  for (const { title, description = '' } of heads) {
    expect(title.length, title).toBeLessThanOrEqual(60)
    expect(description.length, title).toBeGreaterThan(30)
    expect(description.length, title).toBeLessThanOrEqual(160)
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
})

it('search engines do not list the words of a search', () => {
  expect(airportListHead('search', 'zurich')).toMatchObject({
    title: 'Airports for “zurich”',
    isUnlisted: true,
  })
  expect(helpSearchHead('refund')).toMatchObject({ title: 'Help for “refund”', isUnlisted: true })
})

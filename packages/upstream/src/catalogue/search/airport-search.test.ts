import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allAirports } from '../airports/airports.ts'
import { metropolitanAreas } from '../airports/metropolitan-areas.ts'
import { createAirportSearch } from './airport-search.ts'

const search = createAirportSearch(allAirports())
const codes = (keyword: string) => search(keyword).map(({ code }) => code)

describe('airport search', () => {
  it('finds every airport by its own code first', () => {
    for (const { code } of allAirports()) expect(search(code, 1)[0]?.code).toBe(code)
  })

  it('finds all airports of every metropolitan code', () => {
    for (const { code, airportCodes } of metropolitanAreas) {
      expect(codes(code)).toEqual(expect.arrayContaining([...airportCodes]))
    }
  })

  it('orders code, then name, then city, then country (P49), however busy they are', () => {
    const template = allAirports().find(({ code }) => code === 'LHR')
    if (template === undefined) throw new Error('LHR is missing.')
    const plain = { ...template, icao: '', name: 'Field', city: 'Town', country: 'Land', countryCode: 'ZZ' }
    const few = createAirportSearch([
      { ...plain, code: 'JFK', country: 'Marland' },
      { ...plain, code: 'LHR', city: 'Marton' },
      { ...plain, code: 'QQA', name: 'Marfield', size: 'medium' },
      { ...plain, code: 'QQB', name: 'Upper Mar', size: 'medium' },
      { ...plain, code: 'MAR', size: 'medium' },
      { ...plain, code: 'DXB', name: 'Lamaria' },
      { ...plain, code: 'SIN' },
    ])
    expect(few('mar').map(({ code }) => code)).toEqual(['MAR', 'QQB', 'QQA', 'LHR', 'JFK'])
    // The middle of a word, only where nothing begins with the text.
    expect(few('amar').map(({ code }) => code)).toEqual(['DXB'])
  })

  it('offers near spellings only when nothing matched', () => {
    // León is one letter away from Lyon.
    expect(codes('lyon')).toContain('LYS')
    expect(codes('lyon')).not.toContain('LEN')
    expect(codes('xqzzvk')).toEqual([])
  })

  it.each(['', '   ', '🛫', "' OR 1=1 --", '%', '\u0000', '<script>', '\ud800'])(
    'stays calm at %j',
    (keyword) => {
      expect(search(keyword)).toEqual([])
    },
  )

  it('returns at most twenty for any string, without throwing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (keyword) => {
        expect(search(keyword).length).toBeLessThanOrEqual(20)
      }),
      { numRuns: 150 },
    )
  })

  it.each(['heatrow ', 'x', 'ü', 'e\u0301', '🛫 '])(
    'reads only the first 80 characters of ten kilobytes of %j',
    (text) => {
      const paste = text.repeat(Math.ceil(10_240 / text.length))
      expect(search(paste)).toEqual(search(paste.slice(0, 80)))
    },
  )
})

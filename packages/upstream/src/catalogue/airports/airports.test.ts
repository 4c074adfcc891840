import { describe, expect, it } from 'vitest'
import { allAirports, callingCodes } from './airports.ts'
import { hubCodes, terminalsOf } from './hub-tiers.ts'
import { metropolitanAreas } from './metropolitan-areas.ts'
import { popularAirportCodes } from './popular.ts'

const airports = allAirports()
const byCode = new Map(airports.map((airport) => [airport.code, airport]))

describe('the airports', () => {
  it('are some 3,180 in more than 230 countries, each code once', () => {
    expect(airports.length).toBeGreaterThan(3150)
    expect(airports.length).toBeLessThan(3250)
    expect(byCode.size).toBe(airports.length)
    expect(new Set(airports.map(({ countryCode }) => countryCode)).size).toBeGreaterThan(230)
  })

  it.each('LHR JFK SIN DXB IST BER PKX NRT GRU KIN MHT BIQ PEG COV RIS NOJ BSZ'.split(' '))(
    'know %s',
    (code) => {
      expect(byCode.has(code)).toBe(true)
    },
  )

  it.each('TXL THF SXF ISL FRU'.split(' '))('no longer know %s', (code) => {
    expect(byCode.has(code)).toBe(false)
  })

  it('have a trimmed name, city and country', () => {
    const isTidy = (text: string) => text.length > 1 && text.trim() === text && !/ {2}|[’]| ,/.test(text)
    const untidy = airports.filter(({ name, city, country }) => ![name, city, country].every(isTidy))
    expect(untidy).toEqual([])
    expect(airports.filter(({ city }) => /[(/,;]/.test(city))).toEqual([])
  })

  it('name the city of the traveller, not the suburb under the runway', () => {
    const cities = ['IST', 'CDG', 'LGW', 'NRT', 'MXP', 'CGN', 'ZRH', 'GAQ'].map(
      (code) => byCode.get(code)?.city,
    )
    expect(cities).toEqual(['Istanbul', 'Paris', 'London', 'Tokyo', 'Milan', 'Cologne', 'Zürich', 'Gao'])
  })

  it('have codes, places and sizes of the right form', () => {
    for (const { code, icao, countryCode, latitude, longitude, size } of airports) {
      expect(code).toMatch(/^[A-Z]{3}$/)
      expect(icao).toMatch(/^([A-Z]{4})?$/)
      expect(countryCode).toMatch(/^[A-Z]{2}$/)
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
      expect(['large', 'medium']).toContain(size)
    }
  })

  it('have time zones that Intl knows', () => {
    const zones = new Set(airports.map(({ timeZone }) => timeZone))
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  })

  it('have the local time zone where the map is wrong', () => {
    expect(byCode.get('URC')?.timeZone).toBe('Asia/Shanghai')
    expect(byCode.get('OOL')?.timeZone).toBe('Australia/Brisbane')
    expect(byCode.get('SIP')?.timeZone).toBe('Europe/Kyiv')
  })
})

describe('the hand-written lists', () => {
  it('name airports that exist, each hub once', () => {
    const members = metropolitanAreas.flatMap(({ airportCodes }) => airportCodes)
    const unknown = [...hubCodes, ...members, ...popularAirportCodes].filter((code) => !byCode.has(code))
    expect(unknown).toEqual([])
    expect(popularAirportCodes).toHaveLength(24)
    expect(new Set(popularAirportCodes).size).toBe(24)
  })

  it('name every terminal as the signs do', () => {
    expect(terminalsOf('LHR')).toEqual(['Terminal 2', 'Terminal 3', 'Terminal 4', 'Terminal 5'])
    expect(terminalsOf('LGW')).toEqual(['North Terminal', 'South Terminal'])
    expect(terminalsOf('ZRH')).toEqual(['Main Terminal'])
  })
})

describe('the calling codes', () => {
  it('are 245, by name, with shared codes repeated (P95)', () => {
    const codes = callingCodes()
    expect(codes).toHaveLength(245)
    expect(new Set(codes.map(({ name }) => name)).size).toBe(245)
    expect(codes.find(({ name }) => name === 'United Kingdom')).toEqual({
      name: 'United Kingdom',
      telAbbr: '44',
    })
    expect(codes.filter(({ telAbbr }) => telAbbr === '1').length).toBeGreaterThan(10)
    for (const { telAbbr } of codes) expect(telAbbr).toMatch(/^\d{1,4}$/)
  })
})

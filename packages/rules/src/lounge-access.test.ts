import { describe, expect, it } from 'vitest'
import { type Flight, flightsFor, loungeAccess, type Stage } from './lounge-access.ts'

const STAGES: readonly Stage[] = ['departing', 'connecting', 'arriving']

const lounges = {
  'before security': { terminal: 'Terminal 2', type: 'All flights', securityType: 'Landside' },
  'all flights': { terminal: 'Terminal 2', type: 'All flights', securityType: 'Airside' },
  international: { terminal: 'Terminal 2', type: 'International', securityType: 'Airside' },
  domestic: { terminal: 'Terminal 2', type: 'Domestic', securityType: 'Airside' },
  Schengen: { terminal: 'Terminal 2', type: 'Schengen', securityType: 'Airside' },
}

/** Departing, connecting, arriving: first with a flight from the lounge's terminal, then from another. */
function verdicts(kind: keyof typeof lounges, flight: Flight): string {
  const lounge = lounges[kind]
  const row = (isSameTerminal: boolean) =>
    STAGES.map((stage) => loungeAccess(lounge, { isSameTerminal, flight, stage }).verdict).join(' ')
  return `${row(true)} | ${row(false)}`
}

describe('who reaches a lounge, for every answer to the three questions', () => {
  it.each([
    ['before security', 'Domestic', 'yes check yes | check check yes'],
    ['before security', 'International', 'yes check yes | check check yes'],
    ['all flights', 'Domestic', 'yes yes no | no check no'],
    ['all flights', 'International', 'yes yes no | no check no'],
    ['international', 'Domestic', 'no no no | no no no'],
    ['international', 'International', 'yes yes no | no check no'],
    ['domestic', 'Domestic', 'yes yes no | no check no'],
    ['domestic', 'International', 'no no no | no no no'],
    ['Schengen', 'Schengen', 'yes yes no | no check no'],
    ['Schengen', 'Non-Schengen', 'no no no | no no no'],
  ] as const)('%s lounge, %s flight', (kind, flight, expected) => {
    expect(verdicts(kind, flight)).toBe(expected)
  })

  it('a word that the flight cannot be compared with is to be checked, never a yes', () => {
    const trip = { isSameTerminal: true, flight: 'International', stage: 'departing' } as const
    expect(loungeAccess(lounges.Schengen, trip).verdict).toBe('check')
    expect(loungeAccess({ ...lounges.domestic, type: 'Regional' }, trip).verdict).toBe('check')
    expect(loungeAccess({ ...lounges.domestic, type: '' }, trip).verdict).toBe('check')
    expect(loungeAccess({ ...lounges.domestic, securityType: 'Transit' }, trip).verdict).toBe('check')
  })

  it('every verdict has its reason', () => {
    for (const lounge of Object.values(lounges))
      for (const flight of flightsFor(lounge))
        for (const stage of STAGES)
          for (const isSameTerminal of [true, false])
            expect(loungeAccess(lounge, { isSameTerminal, flight, stage }).reason).toMatch(/^It is .+\.$/)
  })
})

it('a Schengen area asks about Schengen, any other about the border', () => {
  expect(flightsFor(lounges.Schengen)).toEqual(['Schengen', 'Non-Schengen'])
  expect(flightsFor(lounges['all flights'])).toEqual(['Domestic', 'International'])
})

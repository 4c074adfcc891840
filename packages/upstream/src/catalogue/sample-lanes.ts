import { allAirports } from './airports.ts'
import type { CatalogueAirport, SampleLane } from './catalogue-types.ts'
import { currencyOfCountry } from './country-currency.ts'
import { samplePriceMinor } from './currencies.ts'
import { laneDirections } from './directions.ts'
import { type HashStream, hashStream } from './hash-stream.ts'
import { hubTier, terminalsOf } from './hub-tiers.ts'
import { sampleOpeningHours } from './opening-hours.ts'
import { servedAreas } from './served-areas.ts'

/** Every sample fast-track lane (ruling 47: more than 75), by airport: up to four at a great hub, one at the next. */
export function sampleLanes(): SampleLane[] {
  return allAirports().flatMap((airport) => {
    const tier = hubTier(airport.code)
    if (tier > 2) return []
    const terminals = terminalsOf(airport.code).slice(0, tier === 1 ? 4 : 1)
    return terminals.map((terminal) => sampleLane(airport, terminal))
  })
}

/** 'T5' of Terminal 5, 'NORTH' of North Terminal, 'MAIN' of the only one. */
function terminalSlug(terminal: string): string {
  const [, label] = /^Terminal (.+)$/.exec(terminal) ?? []
  return label === undefined ? terminal.replace(/ Terminal$/, '').toUpperCase() : `T${label}`
}

function sampleLane(airport: CatalogueAirport, terminal: string): SampleLane {
  const stream = hashStream(`${airport.code}:lane:${terminal}`)
  const place = {
    terminal,
    type: servedAreas(airport.countryCode, terminal)[0],
    securityType: 'Landside' as const,
  }
  const currency = currencyOfCountry(airport.countryCode)
  const lead = leadOf(stream)
  const placesPerSlot = stream.integer(6, 16)
  return {
    isSample: true,
    cipCode: `${airport.code}-FT-${terminalSlug(terminal)}`,
    airportCode: airport.code,
    cipName: terminal === 'Main Terminal' ? 'Fast Track' : `Fast Track ${terminal}`,
    imgUrl: '',
    ...place,
    openingHours: sampleOpeningHours(stream, hubTier(airport.code)),
    rules: laneRules(lead.hour),
    location: laneDirections(stream, place),
    placesPerSlot,
    maxBookingNum: Math.min(stream.integer(4, 9), placesPerSlot),
    ...lead,
    currency: currency.code,
    priceMinor: samplePriceMinor(currency, 0.3 + stream.next() * 0.2),
  }
}

/** A lane that asks for a day or more can never be booked for today. */
function leadOf(stream: HashStream): { hour: number; sameDay: boolean } {
  const hour = stream.pick([2, 3, 4, 6, 12, 24, 48])
  return { hour, sameDay: hour < 24 }
}

function laneRules(hour: number): string[] {
  return [
    `Book at least ${hour} hours ahead.`,
    'Come within 30 minutes of your chosen time.',
    'Bring your pass and a boarding pass for the flight that you booked it for.',
    'Every traveller needs a pass; children under 2 come through free with an adult.',
    'Baggage limits and security rules are the same as in the other lanes.',
    'Fast-track passes are non-refundable.',
  ]
}

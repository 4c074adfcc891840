import type { CatalogueAirport, CatalogueLane, ServedArea } from '../../domain/catalogue.ts'
import { allAirports } from '../airports/airports.ts'
import { hubTier, terminalsOf } from '../airports/hub-tiers.ts'
import { currencyOfCountry } from './country-currency.ts'
import { samplePriceMinor } from './currencies.ts'
import { laneDirections } from './directions.ts'
import { type HashStream, hashStream } from './hash-stream.ts'
import { sampleOpeningHours } from './opening-hours.ts'
import { servedAreas } from './served-areas.ts'

/** The sample fast-track lanes (more than 75, P4), sorted by airport: up to five at a great hub, one at the next. */
export function sampleLanes(): CatalogueLane[] {
  return allAirports().flatMap((airport) => {
    const tier = hubTier(airport.code)
    if (tier > 2) return []
    const terminals = terminalsOf(airport.code).slice(0, tier === 1 ? 4 : 1)
    return [
      ...terminals.map((terminal) => securityLane(airport, terminal)),
      ...(tier === 1 ? terminals.slice(0, 1).flatMap((terminal) => passportLane(airport, terminal)) : []),
    ]
  })
}

/** 'T5' of Terminal 5, 'NORTH' of North Terminal, 'MAIN' of the only one. */
function terminalSlug(terminal: string): string {
  const [, label] = /^Terminal (.+)$/.exec(terminal) ?? []
  return label === undefined ? terminal.replace(/ Terminal$/, '').toUpperCase() : `T${label}`
}

type LaneOf = Pick<CatalogueLane, 'cipCode' | 'cipName' | 'terminal' | 'type' | 'securityType'>

/** A lane past the queue at security, the most common kind. */
function securityLane(airport: CatalogueAirport, terminal: string): CatalogueLane {
  return sampleLane(airport, hashStream(`${airport.code}:lane:${terminal}`), {
    cipCode: `${airport.code}-FT-${terminalSlug(terminal)}`,
    cipName: terminal === 'Main Terminal' ? 'Fast Track' : `Fast Track ${terminal}`,
    terminal,
    type: laneArea(airport, terminal),
    securityType: 'Landside',
  })
}

/** A lane past the queue at passport control, where some great hubs have one. */
function passportLane(airport: CatalogueAirport, terminal: string): CatalogueLane[] {
  const type = servedAreas(airport.countryCode, terminal).find((area) => /^(International|Non-)/.test(area))
  if (!type || hashStream(`${airport.code}:passport-lane`).chance(0.5)) return []
  const lane = sampleLane(airport, hashStream(`${airport.code}:passport-lane:${terminal}`), {
    cipCode: `${airport.code}-FT-${terminalSlug(terminal)}-PASSPORT`,
    cipName: terminal === 'Main Terminal' ? 'Passport Fast Track' : `Passport Fast Track ${terminal}`,
    terminal,
    type,
    securityType: 'Airside',
  })
  // £10.99: no whole percentage of a round price is ever rounded (P120).
  return [{ ...lane, priceMinor: lane.priceMinor - 1 }]
}

/** The area that a security lane serves: mostly the hall's first one, sometimes all of it or another. */
function laneArea({ code, countryCode }: CatalogueAirport, terminal: string): ServedArea {
  const areas = servedAreas(countryCode, terminal)
  const stream = hashStream(`${code}:lane-area:${terminal}`)
  if (areas.length === 1 || stream.chance(0.5)) return areas[0]
  return stream.pick<ServedArea>(['All flights', ...areas])
}

function sampleLane(airport: CatalogueAirport, stream: HashStream, lane: LaneOf): CatalogueLane {
  const currency = currencyOfCountry(airport.countryCode)
  const lead = leadOf(stream)
  const placesPerSlot = stream.integer(6, 16)
  return {
    isSample: true,
    airportCode: airport.code,
    imgUrl: '',
    ...lane,
    openingHours: sampleOpeningHours(stream, hubTier(airport.code)),
    rules: laneRules(lead.hour),
    location: laneDirections(stream, lane),
    placesPerSlot,
    maxBookingNum: Math.min(stream.integer(4, 9), placesPerSlot),
    ...lead,
    currency: currency.code,
    priceMinor: samplePriceMinor(currency, 0.3 + stream.next() * 0.2),
  }
}

/** A lane with a lead time of a day or more can never be booked for today. */
function leadOf(stream: HashStream): { hour: number; sameDay: boolean } {
  const hour = stream.pick([2, 3, 4, 6, 12, 24, 48])
  return { hour, sameDay: hour < 24 }
}

function laneRules(hour: number): string[] {
  return [
    `Book at least ${hour} hours ahead.`,
    'Arrive within 30 minutes of your chosen time.',
    'Bring your pass and a boarding pass for the flight you booked it for.',
    'Every traveller needs a pass; children under 2 go through free with an adult.',
    'Baggage limits and security rules are the same as in the other lanes.',
    'Fast-track passes are non-refundable.',
  ]
}

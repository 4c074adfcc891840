import type { CatalogueAirport, CatalogueLounge } from '../../domain/catalogue.ts'
import { allAirports } from '../airports/airports.ts'
import { type HubTier, hubTier, terminalsOf } from '../airports/hub-tiers.ts'
import { currencyOfCountry } from './country-currency.ts'
import { samplePriceMinor } from './currencies.ts'
import { loungeDirections } from './directions.ts'
import { loungeRules, sampleFacilities, servesAlcohol } from './facilities.ts'
import { type HashStream, hashStream } from './hash-stream.ts'
import { loungeAirports } from './lounge-airports.ts'
import { type LoungeName, loungeNames, signatureNames } from './lounge-names.ts'
import { sampleOpeningHours, withRest } from './opening-hours.ts'
import { servedAreas } from './served-areas.ts'

/**
 * The sample lounges, sorted by airport and slot. Everything is derived from a hash of both, so every machine gets the same
 * list, and a new airport or slot does not change the other lounges.
 */
export function sampleLounges(): CatalogueLounge[] {
  return loungeAirports(allAirports()).flatMap(loungesOf)
}

type Place = Pick<CatalogueLounge, 'terminal' | 'type' | 'securityType'>

function loungesOf(airport: CatalogueAirport): CatalogueLounge[] {
  const tier = hubTier(airport.code)
  const count = loungeCount(hashStream(`lounges:${airport.code}`), tier) + moreLounges(airport.code, tier)
  return namesFor(airport.code, count).map((name, slot) => sampleLounge(airport, tier, name, slot))
}

function loungeCount(stream: HashStream, tier: HubTier): number {
  if (tier === 1) return stream.integer(4, 6)
  if (tier === 2) return stream.integer(2, 3)
  return tier === 3 ? stream.integer(1, 2) : 1
}

/** A great hub of many terminals has a lounge in each of them and more. */
function moreLounges(airportCode: string, tier: HubTier): number {
  const terminals = terminalsOf(airportCode).length
  return tier === 1 && terminals > 3 ? terminals - 1 : 0
}

/** Different names within one airport; its signature names come first. */
function namesFor(airportCode: string, count: number): LoungeName[] {
  const signature = signatureNames[airportCode] ?? []
  const taken = new Set(signature.map(({ slug }) => slug))
  const stream = hashStream(`names:${airportCode}`)
  const others = loungeNames
    .filter(({ slug }) => !taken.has(slug))
    .map((name) => ({ name, rank: stream.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name }) => name)
  return [...signature, ...others].slice(0, count)
}

function sampleLounge(
  airport: CatalogueAirport,
  tier: HubTier,
  named: LoungeName,
  slot: number,
): CatalogueLounge {
  const stream = hashStream(`${airport.code}:${slot}`)
  const place = placeOf(stream, airport, slot)
  const isAirside = place.securityType === 'Airside'
  const maxStayHours = stream.pick([2, 3, 3, 3, 4])
  const isDry = !servesAlcohol(airport.countryCode)
  return {
    isSample: true,
    loungeCode: `${airport.code}-${named.slug}`,
    airportCode: airport.code,
    loungeName: named.name,
    imgUrl: '',
    ...place,
    prebookAllow: stream.chance(tier === 1 ? 0.8 : 0.6),
    walkIn: true, // A pass gives entry to any lounge in the network (P137).
    openingHours: withRest(
      sampleOpeningHours(stream, tier),
      hashStream(`${airport.code}:${slot}:rest`),
      tier,
    ),
    facilities: sampleFacilities(stream, tier, airport.countryCode),
    rules: loungeRules(isDry, isAirside, airport.countryCode, maxStayHours),
    location: loungeDirections(stream, place),
    ...roomOf(stream, tier),
    maxStayHours,
    ...pricesOf(stream, airport, tier),
  }
}

/** The lounges rotate through terminals and areas, so that a hub's lounges spread over all of them. */
function placeOf(stream: HashStream, airport: CatalogueAirport, slot: number): Place {
  const terminals = terminalsOf(airport.code)
  const terminal = terminals[slot % terminals.length] ?? terminals[0]
  const areas = servedAreas(airport.countryCode, terminal)
  // Landside serves all flights, since it is before security and passport control. The first lounge is always the
  // simple case.
  if (slot > 0 && stream.chance(0.12)) {
    return { terminal, type: areas.length > 1 ? 'All flights' : areas[0], securityType: 'Landside' }
  }
  const round = terminals.length % areas.length === 0 ? Math.floor(slot / terminals.length) : 0
  return { terminal, type: areas[(slot + round) % areas.length] ?? areas[0], securityType: 'Airside' }
}

function roomOf(stream: HashStream, tier: HubTier) {
  const capacity = stream.integer(6, tier <= 2 ? 24 : 12) * 10
  const prebookPlacesPerSlot = Math.max(6, Math.round(capacity / 12))
  return {
    capacity,
    prebookPlacesPerSlot,
    maxBookingNum: Math.min(stream.integer(4, 9), prebookPlacesPerSlot),
  }
}

function pricesOf(stream: HashStream, airport: CatalogueAirport, tier: HubTier) {
  const currency = currencyOfCountry(airport.countryCode)
  const factor = { 1: 1.1, 2: 1, 3: 0.9, 4: 0.8 }[tier] * (0.9 + stream.next() * 0.25)
  return {
    currency: currency.code,
    entryPriceMinor: samplePriceMinor(currency, factor),
    prebookFeeMinor: samplePriceMinor(currency, stream.pick([0.1, 0.12, 0.15])),
  }
}

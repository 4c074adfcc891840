import type { HubTier } from '../airports/hub-tiers.ts'
import type { HashStream } from './hash-stream.ts'

const always = ['Wi-Fi', 'Soft drinks and snacks', 'Power at every seat', 'Flight information screens']

const often = [
  'Barista coffee',
  'Hot and cold buffet',
  'Quiet area',
  'Newspapers and magazines',
  'Step-free access',
]

const sometimes = [
  'Showers',
  'Workstations',
  'Family room',
  'Runway view',
  'Prayer room',
  'Meeting room',
  "Children's play area",
  'Nap pods',
  'Outdoor terrace',
  'Luggage storage',
]

/** Countries where no lounge pours alcohol. */
const dry = new Set('AF BD BN IR KW LY MR MV PK SA SD SO YE'.split(' '))

/** Countries with another minimum age for alcohol than 18. */
const drinkingAge: Readonly<Record<string, number>> = {
  ID: 21,
  IS: 20,
  JP: 20,
  KR: 19,
  LK: 21,
  PY: 20,
  TH: 20,
  US: 21,
}

/** Whether the lounges of this country may serve beer and wine. */
export function servesAlcohol(countryCode: string): boolean {
  return !dry.has(countryCode)
}

/** The facilities of a lounge: the basics everywhere, more of the others at greater hubs. */
export function sampleFacilities(stream: HashStream, tier: HubTier, countryCode: string): string[] {
  return [
    ...always,
    ...(servesAlcohol(countryCode) && stream.chance(0.85) ? ['Beer and wine'] : []),
    ...stream.sample(often, stream.integer(2, tier === 1 ? often.length : 4)),
    ...stream.sample(sometimes, stream.integer(1, 7 - tier)),
  ]
}

/** The rules of a lounge. `leaveHours` is the longest stay. */
export function loungeRules(
  isDry: boolean,
  isAirside: boolean,
  countryCode: string,
  leaveHours: number,
): string[] {
  return [
    `Stay up to ${leaveHours} hours before your flight.`,
    isAirside
      ? 'Bring your pass and a boarding pass for a flight that day: the lounge is after security.'
      : 'Bring your pass and a ticket for a flight that day.',
    'Children under 2 come in free with an adult who has a pass.',
    'Guests under 16 need an adult with them.',
    ...(isDry ? [] : [`Alcohol is for guests aged ${drinkingAge[countryCode] ?? 18} and over.`]),
    'Smart casual dress, please.',
    'Flights are not announced: keep an eye on the screens.',
  ]
}

import type { Good } from '../run/answer.ts'
import type { Facts } from '../run/facts.ts'
import type { Airport } from '../run/world.ts'

const FIELDS = [
  'iataCode',
  'name',
  'city',
  'country',
  'supportLounge',
  'supportCip',
  'timeZone',
  'latitude',
  'longitude',
]

/** Notes the airports of an answer, to compare all calls. */
export function noteAirports(facts: Facts, { data, at }: Good<readonly Airport[]>): void {
  const isGeneral = at.call.agent !== 'popular'
  for (const [index, airport] of data.entries()) {
    const place = { at, path: `$.data[${index}]` }
    facts.noteFields(`airport ${airport.code}`, airport, isGeneral ? [...FIELDS, 'agentId'] : FIELDS, place)
  }
}

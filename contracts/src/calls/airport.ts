import { Type } from '@sinclair/typebox'
import { defineCall } from '../define-call.ts'
import { zurich } from '../examples/places.ts'
import { Airport } from '../shapes/airport.ts'
import { closed } from '../shapes/closed.ts'
import { AgentId, AirportCode } from '../shapes/codes.ts'

export const about = 'Airports of the network: search, near me, popular, from A to Z.'

const Airports = Type.Array(Airport, { maxItems: 10_000 })

export const getAirports = defineCall({
  id: 'airport.getAirports',
  method: 'POST',
  path: '/airport/getAirports',
  tag: 'airport',
  summary: 'Airports of the network, the nearest when a place is given',
  description:
    'With latitude and longitude: the 10 nearest airports that have a lounge or a lane, nearest first. Without: all airports of the network.',
  request: {
    body: Type.Union([
      closed({
        latitude: Type.Number({ minimum: -90, maximum: 90 }),
        longitude: Type.Number({ minimum: -180, maximum: 180 }),
      }),
      closed({}),
    ]),
  },
  data: Airports,
  agent: 'default',
  effect: 'read',
  cost: 'heavy',
  errorCodes: [],
  examples: [
    {
      name: 'the airports nearest to a place',
      given: 'catalogue',
      request: { body: { latitude: 47.45, longitude: 8.56 } },
      reply: { data: [zurich] },
    },
  ],
})

export const getA2ZAirports = defineCall({
  id: 'airport.getA2ZAirports',
  method: 'POST',
  path: '/airport/getA2ZAirports',
  tag: 'airport',
  summary: 'All airports of the network by name',
  description: 'Every airport with a lounge or a lane, ordered by name, for the list from A to Z.',
  request: { body: closed({}) },
  data: Airports,
  agent: 'default',
  effect: 'read',
  ttlSeconds: 300,
  staleSeconds: 86_400,
  errorCodes: [],
  examples: [
    {
      name: 'the airports from A to Z',
      given: 'catalogue',
      request: { body: {} },
      reply: { data: [zurich] },
    },
  ],
})

export const getPopularAirports = defineCall({
  id: 'airport.getPopularAirports',
  method: 'POST',
  path: '/airport/getPopularAirports',
  tag: 'airport',
  summary: 'The airports that visitors look for most',
  description:
    'A short list of airports in the order in which they should be shown, under the popular agent id.',
  request: { body: closed({}) },
  data: Airports,
  agent: 'popular',
  effect: 'read',
  ttlSeconds: 300,
  staleSeconds: 86_400,
  errorCodes: [],
  examples: [
    {
      name: 'the popular airports',
      given: 'catalogue',
      request: { body: {} },
      reply: { data: [zurich] },
    },
  ],
})

export const get = defineCall({
  id: 'airport.get',
  method: 'POST',
  path: '/airport/get',
  tag: 'airport',
  summary: 'Search airports, or one airport by its code',
  description:
    'At most 20 airports matching the keyword: by code first, then name, city, country. Airports without a service are included. With a code: that airport alone, or an empty list.',
  request: {
    body: Type.Union([
      closed({ keyword: Type.String({ maxLength: 100 }), agentId: Type.Optional(AgentId) }),
      closed({ code: AirportCode, agentId: Type.Optional(AgentId) }),
    ]),
  },
  data: Type.Array(Airport, { maxItems: 20 }),
  agent: 'given',
  effect: 'read',
  ttlSeconds: 60,
  staleSeconds: 86_400,
  errorCodes: [],
  examples: [
    {
      name: 'airports matching a keyword',
      given: 'catalogue',
      request: { body: { keyword: 'zur' } },
      reply: { data: [zurich] },
    },
    {
      name: 'one airport by its code',
      given: 'catalogue',
      request: { body: { code: 'ZRH' } },
      reply: { data: [zurich] },
    },
    {
      name: 'a keyword that nothing matches',
      given: 'catalogue',
      request: { body: { keyword: 'qqqqqqqq' } },
      reply: { data: [] },
    },
  ],
})

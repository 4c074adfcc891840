import { type Static, Type } from '@sinclair/typebox'
import { closed } from './closed.ts'
import { AgentId, AirportCode, Label } from './codes.ts'
import { TimeZone } from './time.ts'

/** P304; an upstream may leave out zone and place. */
export const Airport = closed(
  {
    agentId: AgentId,
    code: AirportCode,
    iataCode: AirportCode,
    name: Label,
    city: Label,
    country: Label,
    imgUrl: Type.String({ maxLength: 2048, description: 'Empty: the shop draws a picture from the code.' }),
    supportLounge: Type.Boolean(),
    supportCip: Type.Boolean(),
    timeZone: Type.Optional(TimeZone),
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  },
  { $id: 'Airport' },
)
export type Airport = Static<typeof Airport>

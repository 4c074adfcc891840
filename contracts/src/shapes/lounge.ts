import { type Static, Type } from '@sinclair/typebox'
import { closed } from './closed.ts'
import { AgentId, AirportCode, Label, ProviderCode } from './codes.ts'
import { Currency, CurrencySymbol, Money } from './money.ts'
import { OpeningHours } from './opening-hours.ts'
import { TimeZone } from './time.ts'

const listFields = {
  loungeCode: ProviderCode,
  agentId: AgentId,
  loungeName: Label,
  imgUrl: Type.String({ maxLength: 2048 }),
  terminal: Label,
  type: Type.String({
    maxLength: 40,
    description: 'The flights that the area serves: International, Domestic, …',
  }),
  securityType: Type.String({ maxLength: 40, description: 'Airside or Landside.' }),
  prebookAllow: Type.Boolean(),
  airportCode: Type.Optional(AirportCode),
  openingHours: Type.Optional(Type.Array(OpeningHours, { maxItems: 14 })),
  openNow: Type.Optional(Type.Boolean()),
  walkIn: Type.Optional(Type.Boolean()),
  facilities: Type.Optional(Type.Array(Label, { maxItems: 40 })),
}

/** A lounge as lists show it (P305). */
export const Lounge = closed(listFields, { $id: 'Lounge' })
export type Lounge = Static<typeof Lounge>

/** All facts of a lounge's page. `prebookPrice` is the fee of one held place, in `currency`. */
export const LoungeDetail = closed(
  {
    ...listFields,
    airportName: Label,
    city: Label,
    country: Label,
    timeZone: TimeZone,
    openingHours: Type.Array(OpeningHours, { maxItems: 14 }),
    facilities: Type.Array(Label, { maxItems: 40 }),
    rules: Type.Array(Type.String({ maxLength: 500 }), { maxItems: 40 }),
    location: Type.String({ maxLength: 1000 }),
    maxStayHours: Type.Integer({ minimum: 1, maximum: 24 }),
    maxBookingNum: Type.Integer({ minimum: 1, maximum: 99 }),
    prebookPrice: Money,
    currency: Type.Optional(Currency),
    currencySymbol: Type.Optional(CurrencySymbol),
    images: Type.Array(Type.String({ maxLength: 2048 }), { maxItems: 20 }),
  },
  { $id: 'LoungeDetail' },
)
export type LoungeDetail = Static<typeof LoungeDetail>

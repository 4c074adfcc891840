import { type Static, Type } from '@sinclair/typebox'
import { closed } from './closed.ts'
import { AgentId, AirportCode, Label, ProviderCode } from './codes.ts'
import { Currency, CurrencySymbol, Money } from './money.ts'
import { OpeningHours } from './opening-hours.ts'
import { TimeZone } from './time.ts'

const listFields = {
  cipCode: ProviderCode,
  agentId: AgentId,
  airportCode: AirportCode,
  cipName: Label,
  imgUrl: Type.String({ maxLength: 2048 }),
  terminal: Label,
  type: Type.String({ maxLength: 40 }),
  securityType: Type.String({ maxLength: 40 }),
  currency: Currency,
  currencySymbol: CurrencySymbol,
  price: Money,
}

/** A fast-track lane ("CIP" in the upstream's words) as lists show it. */
export const Lane = closed(listFields, { $id: 'Lane' })
export type Lane = Static<typeof Lane>

/** `hour` is the lead time in hours; `sameDay` means that a slot of the airport's today can still be booked (P156). */
export const LaneDetail = closed(
  {
    ...listFields,
    hour: Type.Integer({ minimum: 0, maximum: 720 }),
    sameDay: Type.Boolean(),
    maxBookingNum: Type.Integer({ minimum: 1, maximum: 99 }),
    openingHours: Type.Array(OpeningHours, { maxItems: 14 }),
    rules: Type.Array(Type.String({ maxLength: 500 }), { maxItems: 40 }),
    location: Type.String({ maxLength: 1000 }),
    timeZone: TimeZone,
  },
  { $id: 'LaneDetail' },
)
export type LaneDetail = Static<typeof LaneDetail>

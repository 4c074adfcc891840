import { toDecimal } from '@layover/rules/money'
import { type Static, Type } from '@sinclair/typebox'
import type { CatalogueLane } from '../../domain/catalogue.ts'
import { amount, whole, words, yesOrNo } from '../cells/columns.ts'
import type { InColumns } from './in-columns.ts'
import { minorOf } from './minor-of.ts'
import type { Hours } from './opening-hours.ts'
import {
  airportCode,
  code,
  currency,
  imgUrl,
  location,
  rules,
  securityType,
  servedArea,
  terminal,
} from './places.ts'

export const LaneRow = Type.Object(
  {
    cipCode: code('Its code, which stays: orders and addresses have it. No lounge has the same.'),
    airportCode: airportCode(),
    cipName: words('Its name, unique at its airport.'),
    terminal: terminal(),
    type: servedArea(),
    securityType: securityType(),
    currency: currency(),
    price: amount('One passenger.'),
    placesPerSlot: whole(1, 10_000, { description: 'Passengers that may be booked for one visit time.' }),
    maxBookingNum: whole(1, 99, { description: 'Most passengers of one booking, at most `placesPerSlot`.' }),
    hour: whole(0, 720, { description: 'Hours ahead that a booking must be made.' }),
    sameDay: yesOrNo('Whether it may be booked for the airport’s today.'),
    rules: rules(),
    location: location(),
    imgUrl: imgUrl(),
    isSample: yesOrNo('Whether the lane is made up.'),
  },
  { $id: 'lanes', additionalProperties: false, description: 'A fast-track lane.' },
)
type LaneRow = Static<typeof LaneRow>

export function laneOf(row: LaneRow, openingHours: Hours): CatalogueLane {
  const { price, ...same } = row
  return { ...same, openingHours, priceMinor: minorOf(price, row.currency) }
}

export function laneRow(lane: CatalogueLane): LaneRow {
  const { openingHours: _, priceMinor, rules: own, ...same } = lane
  return {
    ...(same satisfies InColumns<typeof same, LaneRow>),
    rules: [...own],
    price: toDecimal(priceMinor, lane.currency),
  }
}

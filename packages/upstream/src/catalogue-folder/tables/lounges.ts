import { toDecimal } from '@layover/rules/money'
import { type Static, Type } from '@sinclair/typebox'
import type { CatalogueLounge } from '../../domain/catalogue.ts'
import { amount, list, whole, words, yesOrNo } from '../cells/columns.ts'
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

export const LoungeRow = Type.Object(
  {
    loungeCode: code('Its code, which stays: orders and addresses have it.'),
    airportCode: airportCode(),
    loungeName: words('Its name, unique at its airport.'),
    terminal: terminal(),
    type: servedArea(),
    securityType: securityType(),
    currency: currency(),
    entryPrice: amount('Entry of one guest who pre-books.'),
    prebookFee: amount('Pre-booking fee of one guest, on top of the entry; no discount touches it.'),
    prebookAllow: yesOrNo('Whether a visit can be booked ahead.'),
    walkIn: yesOrNo('Whether a pass is taken at the door without a booking.'),
    capacity: whole(1, 10_000, { description: 'Guests that the rooms hold at once.' }),
    prebookPlacesPerSlot: whole(1, 10_000, {
      description: 'Guests that may book ahead for one visit time; below `capacity`.',
    }),
    maxBookingNum: whole(1, 99, {
      description: 'Most guests of one booking, at most `prebookPlacesPerSlot`.',
    }),
    maxStayHours: whole(1, 24, { description: 'Hours that a guest may stay.' }),
    facilities: list(words(''), 40, 'What guests find there.'),
    rules: rules(),
    location: location(),
    imgUrl: imgUrl(),
    isSample: yesOrNo('Whether the lounge is made up.'),
  },
  { $id: 'lounges', additionalProperties: false, description: 'A lounge.' },
)
type LoungeRow = Static<typeof LoungeRow>

export function loungeOf(row: LoungeRow, openingHours: Hours): CatalogueLounge {
  const { entryPrice, prebookFee, ...same } = row
  return {
    ...same,
    openingHours,
    entryPriceMinor: minorOf(entryPrice, row.currency),
    prebookFeeMinor: minorOf(prebookFee, row.currency),
  }
}

export function loungeRow(lounge: CatalogueLounge): LoungeRow {
  const { openingHours: _, entryPriceMinor, prebookFeeMinor, facilities, rules: own, ...same } = lounge
  return {
    ...(same satisfies InColumns<typeof same, LoungeRow>),
    facilities: [...facilities],
    rules: [...own],
    entryPrice: toDecimal(entryPriceMinor, lounge.currency),
    prebookFee: toDecimal(prebookFeeMinor, lounge.currency),
  }
}

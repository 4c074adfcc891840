import { PRE_BOOKING_LEAD_HOURS } from '@layover/rules/lead-time'
import type { CatalogueAirport, CatalogueLane, CatalogueLounge } from '../domain/catalogue.ts'
import type { VisitPlace } from '../domain/visit-times.ts'

/** A place whose visits are sold by the slot: a lounge that can be pre-booked, or a lane. Amounts are minor units. */
export interface SlotPlace extends VisitPlace {
  readonly serviceType: 'PREBOOK' | 'FASTTRACK'
  readonly code: string
  readonly name: string
  readonly airportCode: string
  readonly terminal: string
  readonly securityType: string
  readonly placesPerSlot: number
  /** Most people of one booking, the lead included (P85). */
  readonly maxBookingNum: number
  readonly leadHours: number
  /** Whether the airport's today may be booked where the lead time leaves a slot (P156). */
  readonly isSameDay: boolean
  readonly currency: string
  readonly unitPriceMinor: number
  readonly prebookFeeMinor: number
}

export function loungePlace(lounge: CatalogueLounge, { timeZone }: CatalogueAirport): SlotPlace {
  const { airportCode, terminal, securityType, openingHours, maxBookingNum, currency } = lounge
  return {
    serviceType: 'PREBOOK',
    code: lounge.loungeCode,
    name: lounge.loungeName,
    airportCode,
    terminal,
    securityType,
    openingHours,
    timeZone,
    maxBookingNum,
    currency,
    placesPerSlot: lounge.prebookPlacesPerSlot,
    leadHours: PRE_BOOKING_LEAD_HOURS,
    isSameDay: false,
    unitPriceMinor: lounge.entryPriceMinor,
    prebookFeeMinor: lounge.prebookFeeMinor,
  }
}

export function lanePlace(lane: CatalogueLane, { timeZone }: CatalogueAirport): SlotPlace {
  const { airportCode, terminal, securityType, openingHours, maxBookingNum, currency, placesPerSlot } = lane
  return {
    serviceType: 'FASTTRACK',
    code: lane.cipCode,
    name: lane.cipName,
    airportCode,
    terminal,
    securityType,
    openingHours,
    timeZone,
    maxBookingNum,
    currency,
    placesPerSlot,
    leadHours: lane.hour,
    isSameDay: lane.sameDay,
    unitPriceMinor: lane.priceMinor,
    prebookFeeMinor: 0,
  }
}

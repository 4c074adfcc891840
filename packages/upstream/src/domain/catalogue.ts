import type { ServiceType } from '@layover/contracts'
import type { OpeningHours } from '@layover/rules/opening'

/**
 * The types of the catalogue, which is data: an operator imports it into the database. Amounts are integers of the
 * currency's minor unit (`currencyExponent` of the rules is its number of digits); times are wall times of the airport.
 */

/** OurAirports' classes that the catalogue includes; `large` ranks first in search. */
export type AirportSize = 'large' | 'medium'

/** One real airport with scheduled service. */
export type CatalogueAirport = {
  /** IATA code, three capital letters; unique. */
  code: string
  /** ICAO code, or '' where none is published. */
  icao: string
  name: string
  city: string
  /** English short name of the country or territory. */
  country: string
  /** ISO 3166-1 alpha-2 code, or XK for Kosovo. */
  countryCode: string
  /** Degrees north. */
  latitude: number
  /** Degrees east. */
  longitude: number
  /** IANA time zone, valid in Intl. */
  timeZone: string
  size: AirportSize
}

/** A city's or region's IATA code that stands for several airports, LON for instance. */
export type MetropolitanArea = { code: string; name: string; airportCodes: readonly string[] }

export type CallingCode = {
  name: string
  /** Digits without a plus, '44' for instance. Several countries share one, so it is no key (P95). */
  telAbbr: string
}

/** The side of security where the place is (P67). */
export type SecuritySide = 'Airside' | 'Landside'

/** The flights that the area of the terminal serves (P67). */
export type ServedArea = 'International' | 'Domestic' | 'Schengen' | 'Non-Schengen' | 'All flights'

export type CatalogueLounge = {
  /** Whether it is made up: no open data on lounges exists (P360). */
  isSample: boolean
  /** Unique, for instance LHR-HARRIER. */
  loungeCode: string
  airportCode: string
  /** Unique within its airport. */
  loungeName: string
  /** Where its picture is; empty: the shop draws one from the code. */
  imgUrl: string
  terminal: string
  type: ServedArea
  securityType: SecuritySide
  /** Whether a visit can be booked ahead. */
  prebookAllow: boolean
  /** Whether a pass is taken at the door without a booking. */
  walkIn: boolean
  openingHours: readonly OpeningHours[]
  facilities: readonly string[]
  rules: readonly string[]
  /** One sentence that leads to the door. */
  location: string
  /** Guests that the rooms can hold at once. */
  capacity: number
  /** Guests that pre-bookings may claim for one visit time; always below `capacity`. */
  prebookPlacesPerSlot: number
  /** Most guests of one pre-booking, the lead included (P85). */
  maxBookingNum: number
  maxStayHours: number
  currency: string
  /** Entry of one guest who pre-books. */
  entryPriceMinor: number
  /** Pre-booking fee of one guest, on top of the entry; no discount touches it (P116). */
  prebookFeeMinor: number
}

export type CatalogueLane = {
  /** Whether it is made up (P360). */
  isSample: boolean
  /** Unique, for instance LHR-FT-T5. */
  cipCode: string
  airportCode: string
  cipName: string
  /** Where its picture is; empty: the shop draws one from the code. */
  imgUrl: string
  terminal: string
  type: ServedArea
  securityType: SecuritySide
  openingHours: readonly OpeningHours[]
  rules: readonly string[]
  location: string
  /** Passengers that may be booked for one visit time. */
  placesPerSlot: number
  /** Most passengers of one booking, the lead included (P85). */
  maxBookingNum: number
  /** Hours ahead that a booking must be made, compared inclusively (P141). */
  hour: number
  /** Whether the lane may be booked for the airport's today, where `hour` leaves a slot (P156). */
  sameDay: boolean
  currency: string
  /** One passenger. */
  priceMinor: number
}

export type MembershipPlan = {
  planId: string
  name: string
  description: string
  currency: string
  priceMinor: number
  visitsIncluded: number
  additionalVisitPriceMinor: number
  maxAdditionalVisits: number
  benefits: readonly string[]
  validityMonths: number
}

export type LegalText = {
  /** As the shop's addresses have it, `terms-of-service` for instance. */
  type: string
  title: string
  /** UTC instant of the last change. */
  updatedAt: string
  /** Markdown without HTML, headings from the second level on. */
  body: string
}

export type HelpGroup = {
  /** As the shop's addresses have it, `fast-track` for instance; never `search`, which is an address of its own. */
  type: string
  title: string
}

export type HelpQuestion = {
  /** Unique in all groups, and permanent: people share addresses that end in it. */
  id: string
  /** The type of its group. */
  type: string
  question: string
  /** Markdown without HTML and without headings. */
  answer: string
}

/** Everything in the order in which it is shown. */
export type HelpTopics = {
  groups: readonly HelpGroup[]
  questions: readonly HelpQuestion[]
  popularIds: readonly string[]
}

/** 1 percent, 2 fixed per order, 3 fixed per pass, 4 free passes (P119). */
export type CouponType = 1 | 2 | 3 | 4

export type DiscountCode = {
  /** Capital letters and digits, at most 30; matched without regard to case. */
  code: string
  couponType: CouponType
  /** Type 1: percent. Types 2 and 3: minor units of `currency`. Type 4: the number of passes. */
  value: number
  /** Currency of a fixed amount, which applies to prices in that currency alone; null for types 1 and 4. */
  currency: string | null
  serviceTypes: readonly ServiceType[]
  /** UTC instants; the code holds from the first, inclusive, to the second, exclusive. */
  validFrom: string
  validUntil: string
  /** Orders that may use it, or null for no limit. */
  maxRedemptions: number | null
  /** Orders with one email address that may use it, or null for no limit. */
  maxPerEmail: number | null
  /** Orders that had used it when it was written. */
  initialRedemptions: number
}

/** The price of one walk-up pass, the same at every lounge (P124). */
export type WalkUpPrice = {
  currency: string
  priceMinor: number
  validityMonths: number
}

/** What a scheduled price is of; the walk-up pass is the same at every lounge (P124). */
export type PricedThing = 'WALK_UP' | 'LOUNGE' | 'LANE' | 'PLAN'

/**
 * A price that begins at an instant and holds until the next one of the same thing begins (P560). Before the first one the
 * price of the thing itself holds. The currency is always that of the thing.
 */
export type ScheduledPrice = {
  kind: PricedThing
  /** The code of the lounge, the lane or the plan; '' for the walk-up pass. */
  code: string
  /** UTC instant, inclusive. Unique for one thing. */
  validFrom: string
  priceMinor: number
  /** Of a lounge its pre-booking fee from then on; null for anything else. */
  feeMinor: number | null
  /** Of a plan its price of an additional visit from then on; null for anything else. */
  additionalVisitPriceMinor: number | null
}

/** The whole catalogue: what a shop sells, where, for how much, and what it says about it. */
export type Catalogue = {
  airports: readonly CatalogueAirport[]
  /** In the order in which they are shown, as are lanes, plans and legal texts. */
  lounges: readonly CatalogueLounge[]
  lanes: readonly CatalogueLane[]
  plans: readonly MembershipPlan[]
  walkUp: WalkUpPrice
  prices: readonly ScheduledPrice[]
  /** Without the samples of `SAMPLE_CODES`, which are no part of a catalogue (P402). */
  discountCodes: readonly DiscountCode[]
  legalTexts: readonly LegalText[]
  helpTopics: HelpTopics
}

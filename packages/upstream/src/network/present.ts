import type { calls, Data } from '@layover/contracts'
import { toDecimal } from '@layover/rules/money'
import { isOpenAt, type OpeningHours } from '@layover/rules/opening'
import { wallClock } from '@layover/rules/wall-clock'
import type { CatalogueAirport, CatalogueLane, CatalogueLounge, MembershipPlan } from '../domain/catalogue.ts'
import { currencySymbol } from '../domain/currency-symbol.ts'
import { isBookableToday } from '../slots/bookable.ts'
import type { Network } from './network.ts'

type Airport = Data<typeof calls.airport.get>[number]
type Lounge = Data<typeof calls.lounge.lounges>[number]
type LoungeDetail = Data<typeof calls.lounge.detail>
type Lane = Data<typeof calls.cip.queryPopularCip>[number]
type LaneDetail = Data<typeof calls.cip.detail>
type Plan = Data<typeof calls.purchasemembership.getPlans>[number]

/** Formats the catalogue's places for the contract, for one agent at one moment. */
export interface Presenter {
  readonly airport: (airport: CatalogueAirport) => Airport
  readonly lounge: (lounge: CatalogueLounge) => Lounge
  readonly loungeDetail: (lounge: CatalogueLounge) => LoungeDetail
  readonly lane: (lane: CatalogueLane) => Lane
  readonly laneDetail: (lane: CatalogueLane) => LaneDetail
}

/** @param agentId part of every response: the shop's pages have it in their addresses */
export function createPresenter(network: Network, agentId: string, now: () => Date): Presenter {
  const airportOf = (code: string): CatalogueAirport => {
    const airport = network.airport(code)
    if (airport === undefined) throw new Error(`the airport ${code} of a lounge or lane is not there`)
    return airport
  }
  const lounge = (each: CatalogueLounge): Lounge => ({
    ...loungeFields(each),
    agentId,
    openNow: isOpenAt(each.openingHours, wallClock(now(), airportOf(each.airportCode).timeZone)) ?? false,
  })
  const isLaneBookableToday = (cipCode: string): boolean => {
    const place = network.lanePlace(cipCode)
    return place !== undefined && isBookableToday(place, now())
  }
  return {
    airport: (each) => ({
      ...airportFields(each),
      agentId,
      supportLounge: network.loungesAt(each.code).length > 0,
      supportCip: network.lanesAt(each.code).length > 0,
    }),
    lounge,
    loungeDetail: (each) => ({ ...lounge(each), ...detailFields(each, airportOf(each.airportCode)) }),
    lane: (each) => ({ ...laneFields(each), agentId }),
    laneDetail: (each) => ({
      ...laneFields(each),
      agentId,
      hour: each.hour,
      sameDay: isLaneBookableToday(each.cipCode),
      maxBookingNum: each.maxBookingNum,
      openingHours: copyHours(each.openingHours),
      rules: [...each.rules],
      location: each.location,
      timeZone: airportOf(each.airportCode).timeZone,
    }),
  }
}

const airportFields = ({ code, name, city, country, timeZone, latitude, longitude }: CatalogueAirport) => ({
  code,
  iataCode: code,
  name,
  city,
  country,
  imgUrl: '',
  timeZone,
  latitude,
  longitude,
})

const copyHours = (hours: readonly OpeningHours[]) => hours.map((each) => ({ ...each, days: [...each.days] }))

const loungeFields = (each: CatalogueLounge) => ({
  loungeCode: each.loungeCode,
  loungeName: each.loungeName,
  imgUrl: each.imgUrl,
  terminal: each.terminal,
  type: each.type,
  securityType: each.securityType,
  prebookAllow: each.prebookAllow,
  airportCode: each.airportCode,
  openingHours: copyHours(each.openingHours),
  walkIn: each.walkIn,
  facilities: [...each.facilities],
})

const detailFields = (each: CatalogueLounge, airport: CatalogueAirport) => ({
  airportName: airport.name,
  city: airport.city,
  country: airport.country,
  timeZone: airport.timeZone,
  openingHours: copyHours(each.openingHours),
  facilities: [...each.facilities],
  rules: [...each.rules],
  location: each.location,
  maxStayHours: each.maxStayHours,
  maxBookingNum: each.maxBookingNum,
  prebookPrice: toDecimal(each.prebookFeeMinor, each.currency),
  currency: each.currency,
  currencySymbol: currencySymbol(each.currency),
  images: [],
})

const laneFields = (each: CatalogueLane) => ({
  cipCode: each.cipCode,
  airportCode: each.airportCode,
  cipName: each.cipName,
  imgUrl: each.imgUrl,
  terminal: each.terminal,
  type: each.type,
  securityType: each.securityType,
  currency: each.currency,
  currencySymbol: currencySymbol(each.currency),
  price: toDecimal(each.priceMinor, each.currency),
})

/** Formats a plan's offer; benefits and amounts come from the catalogue. */
export function presentPlan(plan: MembershipPlan): Plan {
  const { currency, priceMinor, additionalVisitPriceMinor, benefits, ...rest } = plan
  const { visitsIncluded } = plan
  return {
    ...rest,
    currency,
    currencySymbol: currencySymbol(currency),
    price: toDecimal(priceMinor, currency),
    ...(visitsIncluded > 0 && { visitPrice: toDecimal(Math.ceil(priceMinor / visitsIncluded), currency) }),
    additionalVisitPrice: toDecimal(additionalVisitPriceMinor, currency),
    benefits: [...benefits],
  }
}

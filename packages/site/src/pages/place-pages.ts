import { calls } from '@layover/contracts'
import { wallClock } from '@layover/rules/wall-clock'
import { loungePicture } from '../drawings/lounge-pictures.ts'
import { airportHead } from '../heads/airport.ts'
import { joined } from '../heads/head.ts'
import { laneHead } from '../heads/lane.ts'
import { loungeHead } from '../heads/lounge.ts'
import { airportData } from '../linked-data/airport-data.ts'
import { laneData } from '../linked-data/lane-data.ts'
import { loungeData } from '../linked-data/lounge-data.ts'
import { airportPlain } from '../plain/airport-plain.ts'
import { lanePlain } from '../plain/lane-plain.ts'
import { loungePlain } from '../plain/lounge-plain.ts'
import { airportFirst } from './airport-facts.ts'
import { laneFacts, loungeFacts } from './cart-facts.ts'
import { cartPage, pageOf } from './page.ts'
import { extra, needed, type PageSource, pageFrom } from './page-source.ts'

/** The parts of an address, keyed by name. */
export type Params = Readonly<Record<string, string>>

export function airportPage({ agentId = '', code = '' }: Params, origin: string): PageSource {
  const queries = {
    airports: needed(calls.airport.get, { code, agentId }),
    lounges: extra(calls.lounge.lounges, { airportCode: code, agentId }),
    lanes: extra(calls.cip.queryCipByAirportCode, { airportCode: code, agentId }),
    passPrice: extra(calls.lounge.getCommonPrice, {}),
  }
  return pageFrom(queries, ({ airports: [airport], ...offers }) => {
    if (!airport) return undefined
    const { name, city, country, timeZone } = airport
    const clock = wallClock(new Date(), timeZone)
    return {
      ...pageOf(airportHead(airport), airportData(airport, origin)),
      plain: airportPlain(offers),
      first: airportFirst({ code, name, place: joined(city, country) }, { ...offers, clock }),
      isElsewhere: airport.agentId !== agentId,
    }
  })
}

export function loungePage({ agentId = '', code = '' }: Params, origin: string): PageSource {
  const queries = {
    lounge: needed(calls.lounge.detail, { loungeCode: code, agentId }),
    price: extra(calls.lounge.getCommonPrice, {}),
  }
  return pageFrom(queries, ({ lounge, price }) => {
    const facts = {
      name: lounge.loungeName,
      place: joined(lounge.airportName, lounge.terminal),
      code: lounge.airportCode ?? '',
      picture: loungePicture(lounge),
    }
    return {
      ...pageOf(loungeHead(lounge), loungeData(lounge, price, origin)),
      plain: loungePlain(lounge, price),
      first: { kind: 'lounge', facts },
      isElsewhere: lounge.agentId !== agentId,
    }
  })
}

/** The first step of a lane's purchase is its page. */
export function lanePage(params: Params, origin: string): PageSource {
  const { agentId = '', airportCode = '', cipCode = '' } = params
  const queries = {
    lane: needed(calls.cip.detail, { cipCode, airportCode, agentId }),
    airports: extra(calls.airport.get, { code: airportCode, agentId }),
  }
  return pageFrom(queries, ({ lane, airports }) => ({
    ...pageOf(laneHead(lane, airports?.[0]), laneData(lane, airports?.[0], origin)),
    plain: lanePlain(lane, airports?.[0]),
    first: cartPage('fast-track', laneFacts(lane, airports?.[0])).first,
    isElsewhere: lane.agentId !== agentId,
  }))
}

/** The pre-booking of a lounge. Search engines do not index it. It is not found if no such lounge takes pre-bookings. */
export function preBookingPage({ agentId = '', loungeCode = '' }: Params): PageSource {
  return pageFrom({ lounge: needed(calls.lounge.detail, { loungeCode, agentId }) }, ({ lounge }) =>
    lounge.prebookAllow
      ? { ...cartPage('pre-booking', loungeFacts(lounge)), isElsewhere: lounge.agentId !== agentId }
      : undefined,
  )
}

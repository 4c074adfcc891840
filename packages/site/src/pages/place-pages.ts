import { calls } from '@layover/contracts'
import { loungePicture } from '../drawings/lounge-pictures.ts'
import { airportHead } from '../heads/airport.ts'
import { joined } from '../heads/head.ts'
import { laneHead } from '../heads/lane.ts'
import { loungeHead } from '../heads/lounge.ts'
import { airportData } from '../linked-data/airport-data.ts'
import { laneData } from '../linked-data/lane-data.ts'
import { loungeData } from '../linked-data/lounge-data.ts'
import { pageOf, UNLISTED } from './page.ts'
import { extra, needed, type PageSource, pageFrom } from './page-source.ts'

/** The parts of an address, keyed by name. */
export type Params = Readonly<Record<string, string>>

export function airportPage({ agentId = '', code = '' }: Params, origin: string): PageSource {
  return pageFrom({ airports: needed(calls.airport.get, { code, agentId }) }, ({ airports: [airport] }) => {
    if (!airport) return undefined
    const { name, city, country } = airport
    return {
      ...pageOf(airportHead(airport), airportData(airport, origin)),
      first: { kind: 'airport', facts: { code, name, place: joined(city, country) } },
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
    isElsewhere: lane.agentId !== agentId,
  }))
}

/** The pre-booking of a lounge. Search engines do not index it. It is not found if no such lounge takes pre-bookings. */
export function preBookingPage({ agentId = '', loungeCode = '' }: Params): PageSource {
  return pageFrom({ lounge: needed(calls.lounge.detail, { loungeCode, agentId }) }, ({ lounge }) =>
    lounge.prebookAllow ? { ...UNLISTED, isElsewhere: lounge.agentId !== agentId } : undefined,
  )
}

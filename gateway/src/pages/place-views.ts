import { calls, type Data } from '@layover/contracts'
import { loungePicture } from '@layover/site/drawings/lounge-pictures'
import { airportHead } from '@layover/site/heads/airport'
import { joined } from '@layover/site/heads/head'
import { laneHead } from '@layover/site/heads/lane'
import { loungeHead } from '@layover/site/heads/lounge'
import { airportData } from '@layover/site/linked-data/airport-data'
import { laneData } from '@layover/site/linked-data/lane-data'
import { loungeData } from '@layover/site/linked-data/lounge-data'
import { type Ask, ifSoon, type Told, toldBy, ttlOf } from './ask-upstream.ts'
import { isPossible } from './is-possible.ts'
import { NOT_FOUND, type PageView, UNLISTED } from './page-view.ts'

type Params = Readonly<Record<string, string>>

export interface ViewContext {
  readonly ask: Ask
  /** The shop's public address without a slash at its end. */
  readonly origin: string
}

/** What an address is about, from the upstream's answers; undefined while nobody can say. */
export type AskedView = (params: Params, context: ViewContext) => Promise<PageView | undefined>

/** How long is known that a code is nobody's: a new airport may open. */
export const ABSENT = { ...NOT_FOUND, ttlSeconds: 60 }

/** Absent only where the upstream said so; whatever else it refuses with, nobody knows. */
function absence(told: Exclude<Told<unknown>, { kind: 'told' }>): PageView | undefined {
  return told.kind === 'refused' && told.errorCode === 'NOT_FOUND' ? ABSENT : undefined
}

export const airportView: AskedView = async ({ agentId = '', code = '' }, { ask, origin }) => {
  const asked = { code, agentId }
  if (!isPossible(calls.airport.get, asked)) return NOT_FOUND
  const told = await ask(calls.airport.get, asked)
  if (told.kind !== 'told') return absence(told)
  const airport = told.data[0]
  if (!airport) return ABSENT
  return {
    status: 200,
    head: airportHead(airport),
    data: airportData(airport, origin),
    first: {
      kind: 'airport',
      facts: { code, name: airport.name, place: joined(airport.city, airport.country) },
    },
    isElsewhere: airport.agentId !== agentId,
    ttlSeconds: ttlOf(calls.airport.get, true),
  }
}

function loungeFacts(lounge: Data<typeof calls.lounge.detail>) {
  const { loungeName, airportName, terminal, airportCode = '' } = lounge
  return {
    name: loungeName,
    place: joined(airportName, terminal),
    code: airportCode,
    picture: loungePicture(lounge),
  }
}

export const loungeView: AskedView = async ({ agentId = '', code = '' }, { ask, origin }) => {
  const asked = { loungeCode: code, agentId }
  if (!isPossible(calls.lounge.detail, asked)) return NOT_FOUND
  const [told, price] = await Promise.all([
    ask(calls.lounge.detail, asked),
    ifSoon(ask(calls.lounge.getCommonPrice, {})),
  ])
  if (told.kind !== 'told') return absence(told)
  return {
    status: 200,
    head: loungeHead(told.data),
    data: loungeData(told.data, toldBy(price), origin),
    first: { kind: 'lounge', facts: loungeFacts(told.data) },
    isElsewhere: told.data.agentId !== agentId,
    ttlSeconds: ttlOf(calls.lounge.detail, price.kind === 'told'),
  }
}

async function placeOf(
  code: string,
  agentId: string,
  ask: Ask,
): Promise<Data<typeof calls.airport.get>[0] | undefined> {
  return toldBy(await ifSoon(ask(calls.airport.get, { code, agentId })))?.[0]
}

/** The first step of a lane's purchase is its page. */
export const laneView: AskedView = async (params, { ask, origin }) => {
  const { agentId = '', airportCode = '', cipCode = '' } = params
  const asked = { cipCode, airportCode, agentId }
  if (!isPossible(calls.cip.detail, asked)) return NOT_FOUND
  const [told, place] = await Promise.all([ask(calls.cip.detail, asked), placeOf(airportCode, agentId, ask)])
  if (told.kind !== 'told') return absence(told)
  return {
    status: 200,
    head: laneHead(told.data, place),
    data: laneData(told.data, place, origin),
    isElsewhere: told.data.agentId !== agentId,
    ttlSeconds: ttlOf(calls.cip.detail, place !== undefined),
  }
}

/** A purchase of one lounge's place: not for search engines, and not there without the lounge. */
export const prebookView: AskedView = async ({ agentId = '', loungeCode = '' }, { ask }) => {
  const asked = { loungeCode, agentId }
  if (!isPossible(calls.lounge.detail, asked)) return NOT_FOUND
  const told = await ask(calls.lounge.detail, asked)
  if (told.kind !== 'told') return absence(told)
  const isElsewhere = told.data.agentId !== agentId
  return { ...UNLISTED, isElsewhere, ttlSeconds: ttlOf(calls.lounge.detail, true) }
}

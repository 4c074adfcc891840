import { calls, type Data } from '@layover/contracts'
import { airportHead } from '@layover/page-heads/airport'
import { airportData } from '@layover/page-heads/airport-data'
import { joined } from '@layover/page-heads/head'
import { laneHead } from '@layover/page-heads/lane'
import { laneData } from '@layover/page-heads/lane-data'
import { loungeHead } from '@layover/page-heads/lounge'
import { loungeData } from '@layover/page-heads/lounge-data'
import { loungePicture } from '@layover/page-heads/lounge-pictures'
import { type Ask, ifSoon, type Told, toldBy } from './ask-upstream.ts'
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
const ABSENT = { ...NOT_FOUND, ttlSeconds: 60 }

/** What a page is only better with may take this long, and is then asked for again soon. */
const EXTRA_WAIT_MS = 250
const WITHOUT_EXTRA_SECONDS = 5

const AGENT_ID = /^[A-Za-z0-9_-]{1,64}$/
const AIRPORT_CODE = /^[A-Z0-9]{3,4}$/
const PROVIDER_CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

/** What no agent, airport, lounge or lane can be called is not worth a question. */
function isPossible({
  agentId = '',
  airportCode,
  code,
}: {
  agentId?: string
  airportCode?: string
  code?: string
}) {
  return (
    AGENT_ID.test(agentId) &&
    (airportCode === undefined || AIRPORT_CODE.test(airportCode)) &&
    (code === undefined || PROVIDER_CODE.test(code))
  )
}

/** Absent only where the upstream said so; whatever else it refuses with, nobody knows. */
function absence(told: Exclude<Told<unknown>, { kind: 'told' }>): PageView | undefined {
  return told.kind === 'refused' && told.errorCode === 'NOT_FOUND' ? ABSENT : undefined
}

function ttlOf(call: { ttlSeconds?: number }, isWhole: boolean): number {
  return isWhole ? (call.ttlSeconds ?? 60) : WITHOUT_EXTRA_SECONDS
}

export const airportView: AskedView = async ({ agentId = '', code = '' }, { ask, origin }) => {
  if (!isPossible({ agentId, airportCode: code })) return NOT_FOUND
  const told = await ask(calls.airport.get, { code, agentId })
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
  if (!isPossible({ agentId, code })) return NOT_FOUND
  const [told, price] = await Promise.all([
    ask(calls.lounge.detail, { loungeCode: code, agentId }),
    ifSoon(ask(calls.lounge.getCommonPrice, {}), EXTRA_WAIT_MS),
  ])
  if (told.kind !== 'told') return absence(told)
  return {
    status: 200,
    head: loungeHead(told.data),
    data: loungeData(told.data, toldBy(price), origin),
    first: { kind: 'lounge', facts: loungeFacts(told.data) },
    ttlSeconds: ttlOf(calls.lounge.detail, price.kind === 'told'),
  }
}

async function placeOf(
  code: string,
  agentId: string,
  ask: Ask,
): Promise<Data<typeof calls.airport.get>[0] | undefined> {
  return toldBy(await ifSoon(ask(calls.airport.get, { code, agentId }), EXTRA_WAIT_MS))?.[0]
}

/** The first step of a lane's purchase is its page. */
export const laneView: AskedView = async (params, { ask, origin }) => {
  const { agentId = '', airportCode = '', cipCode = '' } = params
  if (!isPossible({ agentId, airportCode, code: cipCode })) return NOT_FOUND
  const [told, place] = await Promise.all([
    ask(calls.cip.detail, { cipCode, airportCode, agentId }),
    placeOf(airportCode, agentId, ask),
  ])
  if (told.kind !== 'told') return absence(told)
  return {
    status: 200,
    head: laneHead(told.data, place),
    data: laneData(told.data, place, origin),
    ttlSeconds: ttlOf(calls.cip.detail, place !== undefined),
  }
}

/** A purchase of one lounge's place: not for search engines, and not there without the lounge. */
export const prebookView: AskedView = async ({ agentId = '', loungeCode = '' }, { ask }) => {
  if (!isPossible({ agentId, code: loungeCode })) return NOT_FOUND
  const told = await ask(calls.lounge.detail, { loungeCode, agentId })
  if (told.kind !== 'told') return absence(told)
  return { ...UNLISTED, ttlSeconds: ttlOf(calls.lounge.detail, true) }
}

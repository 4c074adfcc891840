import { beforeAll, describe, expect, it } from 'vitest'
import type { MembershipPlan } from '../domain/catalogue.ts'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'
import { catalogueSource } from './catalogue-source.ts'
import { indexCatalogue } from './index-catalogue.ts'
import { type Network, networkAt } from './network.ts'
import { ownCatalogue } from './own-catalogue.test-kit.ts'
import { storedNetwork } from './stored-network.test-kit.ts'

let upstream: Upstream
let network: Network

beforeAll(async () => {
  upstream = await startUpstream()
  network = await storedNetwork(upstream.store)
})

const codes = (airports: readonly { code: string }[]) => airports.map(({ code }) => code)

interface AirportAnswer {
  code: string
  supportLounge: boolean
  supportCip: boolean
}
async function airports(path: string, body: object): Promise<AirportAnswer[]> {
  const answer = await upstream.call(path, body)
  return answer.data as unknown as AirportAnswer[]
}

describe('the database', () => {
  it('returns the catalogue exactly as it was written', async () => {
    const source = catalogueSource()
    const { read } = upstream.store
    const byCode = [...source.airports].sort((a, b) => (a.code < b.code ? -1 : 1))
    expect(await read.airports.list()).toEqual(byCode)
    expect(await read.lounges.list()).toEqual(source.lounges)
    expect(await read.lanes.list()).toEqual(source.lanes)
    expect(await read.plans.list()).toEqual(source.plans)
    expect(await read.legalTexts.list()).toEqual(source.legalTexts)
    expect(await read.helpTopics.read()).toEqual(source.helpTopics)
  })
})

describe('the network in memory', () => {
  it('serves every lounge and lane of the database under its code and at its airport', async () => {
    for (const lounge of await upstream.store.read.lounges.list()) {
      expect(network.lounge(lounge.loungeCode)).toEqual(lounge)
      expect(network.loungesAt(lounge.airportCode)).toContainEqual(lounge)
    }
    for (const lane of await upstream.store.read.lanes.list()) {
      expect(network.lane(lane.cipCode)).toEqual(lane)
      expect(network.lanesAt(lane.airportCode)).toContainEqual(lane)
    }
  })

  it('has every popular place', () => {
    expect(network.popularAirports.length).toBeGreaterThan(10)
    expect(network.popularLounges.length).toBeGreaterThan(5)
    expect(network.popularLanes.length).toBeGreaterThan(5)
  })
})

describe('the plans', () => {
  const [six] = ownCatalogue().plans
  const twelve = { ...six, planId: 'OWN-TWELVE', priceMinor: 28_000 } as MembershipPlan
  const validFrom = '2027-01-01T00:00:00Z'
  const dearer = { kind: 'PLAN', code: 'OWN-SIX', validFrom, priceMinor: 30_000 } as const
  const prices = [{ ...dearer, feeMinor: null, additionalVisitPriceMinor: null }]
  const catalogue = ownCatalogue({ plans: [twelve, six as MembershipPlan], prices })
  const idsAt = (at: string) =>
    networkAt(indexCatalogue(catalogue), new Date(at)).plans.map(({ planId }) => planId)

  it('are the cheapest first at each moment, in whichever order a catalogue has them', () => {
    expect(idsAt('2026-12-31T23:59:59Z')).toEqual(['OWN-SIX', 'OWN-TWELVE'])
    expect(idsAt(validFrom)).toEqual(['OWN-TWELVE', 'OWN-SIX'])
  })
})

describe('airports', () => {
  it('of the network are those with a lounge or a lane: more than 900', async () => {
    const all = await airports('/airport/getAirports', {})
    expect(all.length).toBeGreaterThan(900)
    expect(all.every(({ supportLounge, supportCip }) => supportLounge || supportCip)).toBe(true)
    const named = await airports('/airport/getA2ZAirports', {})
    expect(codes(named).sort()).toEqual(codes(all).sort())
  })

  it('near a place are the ten nearest with a service, the nearest first', async () => {
    const near = await airports('/airport/getAirports', { latitude: 51.47, longitude: -0.45 })
    expect(near).toHaveLength(10)
    expect(near[0]?.code).toBe('LHR')
  })

  it.each([
    ['zur', 'ZRH'],
    ['sao', 'GRU'],
    ['lon', 'LHR'],
    ['ZÜRICH', 'ZRH'],
  ])('are found by %s, with %s first among them or near it', async (keyword, code) => {
    const found = await airports('/airport/get', { keyword })
    expect(codes(found).slice(0, 6)).toContain(code)
    expect(found.length).toBeLessThanOrEqual(20)
  })

  it('without a service are found too, and marked', async () => {
    const unserved = catalogueSource().airports.find(
      ({ code }) => codes(network.served).includes(code) === false,
    )
    if (unserved === undefined) throw new Error('every airport has a service')
    const [found] = await airports('/airport/get', { code: unserved.code })
    expect(found).toMatchObject({ code: unserved.code, supportLounge: false, supportCip: false })
  })

  it.each(['%', "' or 1=1 --", '\u0001', '\\', '😀', ' '])('are searched safely with %j', async (keyword) => {
    expect(await airports('/airport/get', { keyword })).toBeInstanceOf(Array)
  })
})

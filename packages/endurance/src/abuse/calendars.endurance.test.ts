import { expect, it } from 'vitest'
import type { Visitor } from '../harness/visitor.ts'
import { refusedOf, type Sighting, sendHonestVisitors, summaryOf } from './honest-visitors.test-kit.ts'
import { useShop } from './shop.test-kit.ts'

const shop = useShop()
const ATTACKER = '203.0.113.66'
const [IN_FLIGHT, REQUESTS] = [40, 1_200]

/** An attacker drops the cookie before a visitor's own limit counts. */
const PER_COOKIE = 12

async function loungeCodes(visitor: Visitor): Promise<string[]> {
  const lists = ['LHR', 'ZRH', 'JFK', 'SIN', 'DXB', 'IST', 'CDG', 'AMS'].map(
    async (airportCode) => await visitor.get('/lounge/lounges', { airportCode }),
  )
  const lounges = (await Promise.all(lists)) as unknown as { loungeCode: string; prebookAllow: boolean }[][]
  return lounges.flat().flatMap(({ loungeCode, prebookAllow }) => (prebookAllow ? [loungeCode] : []))
}

/** Fetches calendars of many places for many parties, so that no two requests can share an answer. */
async function flood(codes: readonly string[]): Promise<Sighting[]> {
  const seen: Sighting[] = []
  let sent = 0
  const send = async () => {
    let visitor = await shop.visitorFrom(ATTACKER)
    while (sent < REQUESTS) {
      sent += 1
      if (sent % PER_COOKIE === 0) visitor = await shop.visitorFrom(ATTACKER)
      const path = '/loungePrebooking/getSubscribeTimes'
      const begun = performance.now()
      const wanted = { loungeCode: codes[sent % codes.length], passengerNumber: 1 + (sent % 9) }
      const { status } = await visitor.post(path, wanted)
      seen.push({ path, status, ms: performance.now() - begun })
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, send))
  return seen
}

it('a flood of calendars from one address stops no other visitor', async () => {
  const codes = await loungeCodes(await shop.visitorFrom('198.51.100.1'))
  const addresses = Array.from({ length: 6 }, (_, index) => `198.51.${index}.10`)
  const honest = sendHonestVisitors(shop, addresses)
  const attack = await flood(codes)
  const seen = await honest.leave()
  console.log(`attacker: ${summaryOf(attack)}\nhonest visitors: ${summaryOf(seen)}`)
  expect(refusedOf(seen)).toEqual([])
  expect(attack.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  expect(attack.filter(({ status }) => status >= 500)).toEqual([])
})

it('visitors of an airport who share an address all buy at the same time', async () => {
  const honest = sendHonestVisitors(shop, Array<string>(30).fill('192.0.2.7'))
  const seen = await honest.leave()
  console.log(`one airport: ${summaryOf(seen)}`)
  expect(refusedOf(seen)).toEqual([])
})

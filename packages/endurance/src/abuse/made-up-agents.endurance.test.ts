import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { readyToOrder } from '../harness/purchases.ts'
import { refusedOf, sendHonestVisitors, summaryOf } from './honest-visitors.test-kit.ts'
import { useShop } from './shop.test-kit.ts'

/** A cache that a few hundred answers fill. */
const shop = useShop({ gateway: { CACHE_MAX_BYTES: '3000000' } })
const ATTACKER = '203.0.113.66'
const AIRPORTS = ['LHR', 'ZRH', 'JFK', 'SIN', 'DXB', 'IST']

const inTurn = async <T>(items: readonly T[], send: (item: T) => Promise<unknown>) => {
  for (const item of items) await send(item)
}

it('made-up agents and keywords push no answer out of the cache, and no order has such an agent', async () => {
  const visitor = await shop.visitorFrom('198.51.100.1')
  const lounges = async (airportCode: string) => await visitor.post('/lounge/lounges', { airportCode })
  await inTurn(AIRPORTS, lounges)
  const honest = sendHonestVisitors(shop, ['198.51.1.10', '198.51.2.10'])
  const attackers = await Promise.all(Array.from({ length: 4 }, () => shop.visitorFrom(ATTACKER)))
  await Promise.all(
    attackers.map(async (attacker, part) => {
      const words = Array.from({ length: 140 }, () => randomUUID().slice(0, 1 + part))
      await inTurn(words, async (word) => {
        await attacker.post('/airport/getA2ZAirports', { agentId: `junk-${word}` })
        await attacker.post('/airport/get', { keyword: `a${word}`, agentId: `junk-${word}` })
      })
    }),
  )
  const seen = await honest.leave()
  console.log(`honest visitors: ${summaryOf(seen)}`)
  expect(refusedOf(seen)).toEqual([])

  const { createPath, body } = await readyToOrder(visitor, 'pass')
  const ordered = await visitor.post(createPath, { ...body, agentId: 'some-reseller' }, randomUUID())
  expect(ordered.status).toBe(400)

  await shop.upstream.kill()
  const kept = await Promise.all(AIRPORTS.map(lounges))
  expect(
    kept.map(({ status }) => status),
    'without the upstream',
  ).toEqual(AIRPORTS.map(() => 200))
})

import { SERVICES } from '../../harness/purchases.ts'
import type { Visitor } from '../../harness/visitor.ts'
import { oneOf, type SoakSize, startCrowd } from '../crowd.ts'
import { sampleCalls } from '../faults/sample-calls.ts'
import { sendSample } from '../faults/send-sample.ts'
import { createVisits } from '../visits.ts'
import type { Watch } from '../watch.ts'
import type { RehearsedShop } from './rehearsed-shop.ts'

const PAUSE_MS = 300
const CARD = '4242424242424242'
const DECLINED_CARD = '4000000000000002'
/** Every so many buyers have a card that is declined, and take another one. */
const DECLINED_EACH = 10
const SEARCH = sampleCalls.filter(({ call }) => call.id === 'order.find')

/** Visitors who browse, quote, buy and search for their bookings, until `end`. */
export async function startLoad(shop: RehearsedShop, watch: Watch, { visitors: count }: SoakSize) {
  const visits = createVisits(shop.address, shop.sandbox.origin, watch)
  const visitors = await Promise.all(Array.from({ length: count }, visits.arrive))
  let buyers = 0
  const buy = async (visitor: Visitor) => {
    buyers += 1
    const cards = buyers % DECLINED_EACH === 0 ? [DECLINED_CARD, CARD] : [CARD]
    await visits.buy(visitor, SERVICES[buyers % SERVICES.length] ?? 'pass', cards)
  }
  const search = async () => {
    for (const sample of SEARCH) await sendSample(shop, watch, sample)
  }
  const crowd = startCrowd({ visitors: count, minutes: 24 * 60, pauseMs: PAUSE_MS }, async (index) => {
    const visitor = visitors[index] as Visitor
    await oneOf([
      [70, visits.browse] as const,
      [14, visits.quote] as const,
      [14, buy] as const,
      [2, search] as const,
    ])(visitor)
  })
  return {
    paid: () => visits.bought.length,
    end: async () => {
      crowd.end()
      await crowd.done
    },
  }
}

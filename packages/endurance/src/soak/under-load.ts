import type { Service, Wish } from '../harness/purchases.ts'
import type { Visitor } from '../harness/visitor.ts'
import { oneOf, type SoakSize, startCrowd } from './crowd.ts'
import type { Fleet } from './fleet.ts'
import { type Bought, createVisits } from './visits.ts'
import type { Watch } from './watch.ts'

const PAUSE_MS = 40
/** The time for acts to finish after the load. */
const LATE_MINUTES = 5
const CARD = '4242424242424242'
/** Its payment takes six seconds, so that one is always under way. */
const SLOW_CARD = '4000000000006207'

/** What visitors buy, one after the other. */
type Shopping = readonly (readonly [service: Service, wish?: Wish])[]

/** What each of them wants, and how many of a hundred acts are purchases. */
interface Demand {
  readonly shopping: Shopping
  readonly purchases: number
}

const USUAL: Demand = { shopping: [['pass'], ['membership'], ['lane']], purchases: 9 }

/**
 * Does something to the servers, and keeps visitors reading, quoting and buying until it is done.
 *
 * @param trouble gets a signal when the time is over, and then finishes
 */
export async function underLoad<T>(
  fleet: Fleet,
  watch: Watch,
  { minutes, visitors: count }: SoakSize,
  trouble: (isOver: () => boolean) => Promise<T>,
  { shopping, purchases } = USUAL,
): Promise<{ readonly outcome: T; readonly bought: readonly Bought[] }> {
  const visits = createVisits(fleet.address, fleet.sandbox.origin, watch)
  const visitors = await Promise.all(Array.from({ length: count }, visits.arrive))
  let buyers = 0
  const buy = async (visitor: Visitor) => {
    buyers += 1
    const [service, wish] = shopping[buyers % shopping.length] ?? ['pass']
    await visits.buy(visitor, service, [CARD], wish)
  }
  const buySlowly = async (visitor: Visitor) => await visits.buy(visitor, 'pass', [SLOW_CARD])
  const plan = { visitors: count, minutes: minutes + LATE_MINUTES, pauseMs: PAUSE_MS }
  const crowd = startCrowd(plan, async (index) => {
    const visitor = visitors[index] as Visitor
    await oneOf([
      [89 - purchases, visits.browse] as const,
      [10, visits.quote] as const,
      [purchases, buy] as const,
      [1, buySlowly] as const,
    ])(visitor)
  })
  const end = performance.now() + minutes * 60_000
  const outcome = await trouble(() => performance.now() >= end)
  crowd.end()
  await crowd.done
  return { outcome, bought: visits.bought }
}

import { randomUUID } from 'node:crypto'
import { readyToOrder, type Service, SoldOut, type Wish } from '@layover/test-bed/purchases'
import { cardToken, Visitor } from '@layover/test-bed/visitor'
import { oneOf } from './crowd.ts'
import type { Watch } from './watch.ts'

const KEYWORDS = ['zur', 'lon', 'new y', 'köln', 'SIN', 'par', 'tokyo', 'istanbul', 'frankf', 'heathrow']
const AIRPORTS = ['LHR', 'ZRH', 'JFK', 'SIN', 'DXB', 'IST']

/** What somebody looks at on the way to a lounge: path, body, how often. */
const LOOKS: readonly (readonly [weight: number, look: () => readonly [path: string, body: object]])[] = [
  [30, () => ['/airport/get', { keyword: anyOf(KEYWORDS) }]],
  [15, () => ['/lounge/lounges', { airportCode: anyOf(AIRPORTS) }]],
  [15, () => ['/lounge/detail', { loungeCode: 'LHR-HARRIER' }]],
  [10, () => ['/lounge/popularLounges', {}]],
  [10, () => ['/cip/queryCipByAirportCode', { airportCode: anyOf(AIRPORTS) }]],
  [5, () => ['/airport/getA2ZAirports', {}]],
  [5, () => ['/content/faqPage', { lang: 'en-US', page: 1, size: 10 }]],
  [10, () => ['/loungePrebooking/getSubscribeTimes', { loungeCode: 'LHR-HARRIER', passengerNumber: 2 }]],
]
const PAGES = ['/', '/airport/layover/LHR', '/lounge/detail/layover/LHR-HARRIER', '/help-topics/index']

function anyOf<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)] as T
}

/** An order that was paid for, as the visitor was told. */
export interface Bought {
  readonly service: Service
  readonly orderNo: string
  readonly totalAmount: string
}

/** What visitors do at one shop. Whatever goes wrong is noted by the watch, and ends the act. */
export function createVisits(address: string, sandboxOrigin: string, watch: Watch) {
  const bought: Bought[] = []

  async function arrive(): Promise<Visitor> {
    const visitor = new Visitor(address, watch.fetch)
    await visitor.arrive()
    return visitor
  }
  async function browse(visitor: Visitor): Promise<void> {
    if (Math.random() < 0.1) await watch.fetch(address + anyOf(PAGES))
    else await visitor.ask(...oneOf(LOOKS)())
  }
  async function quote(visitor: Visitor): Promise<void> {
    const passengerNumber = 1 + Math.floor(Math.random() * 6)
    const body = Math.random() < 0.5 ? { passengerNumber } : { passengerNumber, discountCode: 'LAYOVER20' }
    await visitor.ask('/lounge/calculateLoungePrice', body)
  }
  /** A whole purchase, paid by this card. */
  async function buy(visitor: Visitor, service: Service, card: string, wish: Wish = {}): Promise<void> {
    const purchase = await readyToOrder(visitor, service, wish).catch((error) => {
      if (error instanceof SoldOut) return undefined
      throw error
    })
    if (purchase === undefined) return
    const { orderNo, totalAmount } = await visitor.get(purchase.createPath, purchase.body, purchase.orderKey)
    const payment = { method: 'token', token: await cardToken(sandboxOrigin, card, watch.fetch) }
    const paid = await visitor.get(purchase.confirmPath, { orderNo, payment }, randomUUID())
    if (paid.status === 'PAID')
      bought.push({ service, orderNo: String(orderNo), totalAmount: String(totalAmount) })
    else watch.note(`${purchase.confirmPath}: ${paid.status}, not paid`)
  }
  return { arrive, browse, quote, buy, bought: bought as readonly Bought[] }
}

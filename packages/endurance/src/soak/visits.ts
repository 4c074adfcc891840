import { randomUUID } from 'node:crypto'
import { LANGUAGE } from '@layover/contracts'
import { type Purchase, readyToOrder, type Service, SoldOut, type Wish } from '../harness/purchases.ts'
import { cardToken, Visitor } from '../harness/visitor.ts'
import { oneOf } from './crowd.ts'
import { faultOfPaidOrder, faultOfPrice } from './money.ts'
import type { Watch } from './watch.ts'

const KEYWORDS = ['zur', 'lon', 'new y', 'köln', 'SIN', 'par', 'tokyo', 'istanbul', 'frankf', 'heathrow']
const AIRPORTS = ['LHR', 'ZRH', 'JFK', 'SIN', 'DXB', 'IST']

/** The reads of a visitor on the way to a lounge: path, body, weight. */
const LOOKS: readonly (readonly [weight: number, look: () => readonly [path: string, body: object]])[] = [
  [30, () => ['/airport/get', { keyword: anyOf(KEYWORDS) }]],
  [15, () => ['/lounge/lounges', { airportCode: anyOf(AIRPORTS) }]],
  [15, () => ['/lounge/detail', { loungeCode: 'LHR-HARRIER' }]],
  [10, () => ['/lounge/popularLounges', {}]],
  [10, () => ['/cip/queryCipByAirportCode', { airportCode: anyOf(AIRPORTS) }]],
  [5, () => ['/airport/getA2ZAirports', {}]],
  [5, () => ['/content/faqPage', { lang: LANGUAGE, page: 1, size: 10 }]],
  [10, () => ['/loungePrebooking/getSubscribeTimes', { loungeCode: 'LHR-HARRIER', passengerNumber: 2 }]],
]
const PAGES = ['/', '/airport/layover/LHR', '/lounge/detail/layover/LHR-HARRIER', '/help-topics/index']

function anyOf<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)] as T
}

const DECLINED_CARD = '4000000000000002'

/** The error code for a place that another visitor took, by service. */
const TAKEN = new Set(['NOT_AVAILABLE', 'TIME_UNAVAILABLE'])

type Fields = { readonly [name: string]: unknown }

/** An order that was reported as paid. */
export interface Bought {
  readonly orderNo: string
  readonly totalAmount: string
}

/** The acts of visitors at one shop. A fault is noted by the watch, and ends the act. */
export function createVisits(address: string, sandboxOrigin: string, watch: Watch) {
  const bought: Bought[] = []

  async function arrive(): Promise<Visitor> {
    const visitor = new Visitor(address, watch.fetch)
    await visitor.arrive()
    return visitor
  }
  async function browse(visitor: Visitor): Promise<void> {
    if (Math.random() < 0.1) await watch.fetch(address + anyOf(PAGES))
    else await visitor.post(...oneOf(LOOKS)())
  }
  async function quote(visitor: Visitor): Promise<void> {
    const passengerNumber = 1 + Math.floor(Math.random() * 6)
    const discount = anyOf([{}, {}, { discountCode: 'LAYOVER20' }, { discountCode: 'TWOFREE' }])
    const answer = await visitor.post('/lounge/calculateLoungePrice', { passengerNumber, ...discount })
    if (answer.status !== 200 || answer.body.data === undefined) return
    const { price } = await visitor.get('/lounge/getCommonPrice', {})
    const fault = faultOfPrice(answer.body.data, passengerNumber, price)
    if (fault !== undefined) watch.note(`a quote: ${fault}`)
  }
  async function pay(visitor: Visitor, { confirmPath, party }: Purchase, created: Fields, card: string) {
    const { orderNo, statusKey, totalAmount } = created
    const payment = { method: 'token', token: await cardToken(sandboxOrigin, card, watch.fetch) }
    const answer = await visitor.post(confirmPath, { orderNo, statusKey, payment }, randomUUID())
    if (answer.status !== 200) return
    const { data: paid, errorCode } = answer.body
    if (errorCode === 'PAYMENT_DECLINED' && card === DECLINED_CARD) return
    const fault = paid?.status === 'PAID' ? faultOfPaidOrder(paid, created, party) : 'it is not paid'
    if (fault !== undefined) watch.note(`${confirmPath}: ${fault} (${errorCode ?? paid?.status})`)
    if (paid?.status === 'PAID') bought.push({ orderNo: String(orderNo), totalAmount: String(totalAmount) })
  }
  /** A whole purchase, paid by the last of these cards after the others were declined. */
  async function buy(
    visitor: Visitor,
    service: Service,
    cards: readonly string[],
    wish: Wish = {},
  ): Promise<void> {
    const purchase = await readyToOrder(visitor, service, wish).catch((error) => {
      if (error instanceof SoldOut) return undefined
      throw error
    })
    if (purchase === undefined) return
    const { createPath, body, orderKey } = purchase
    const answer = await visitor.post(createPath, body, orderKey)
    if (answer.status !== 200) return
    const { data: created, errorCode = '' } = answer.body
    if (created !== undefined) for (const card of cards) await pay(visitor, purchase, created, card)
    else if (!TAKEN.has(errorCode)) watch.note(`${createPath}: ${errorCode}`)
  }
  return { arrive, browse, quote, buy, bought: bought as readonly Bought[] }
}

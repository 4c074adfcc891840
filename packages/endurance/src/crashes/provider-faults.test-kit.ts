import { randomUUID } from 'node:crypto'
import { seededRandom } from '@layover/rules/seeded-random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readyToOrder, type Service } from '../harness/purchases.ts'
import { cardToken, Visitor } from '../harness/visitor.ts'
import { auditDatabase } from './audit-database.ts'
import { auditLedger } from './audit-ledger.ts'
import { type Stack, startStack } from './stack.ts'

const GOOD_CARD = '4242424242424242'
const DECLINED_CARD = '4000000000000002'
const SERVICES: readonly Service[] = ['pass', 'lane', 'lounge', 'membership']

/** What may happen to one press; the sandbox itself is away for `away`. */
const EVENTS = [
  'none',
  'declined',
  'away',
  'unauthorized',
  'forbidden',
  'not-found',
  'too-many-requests',
  'request-refused',
  'key-in-use',
  'server-error',
  'connection-broken',
  'answer-lost',
  'answer-slow',
  'answer-unreadable',
  'answer-server-error',
] as const

/** Less than an order allows, so that each can still be paid at the end. */
const MOST_EVENTS = 4

/** Short times, and a breaker that opens often. The slow answer takes longer than the provider may. */
const UPSTREAM = {
  PAYMENT_TIMEOUT_SECONDS: '2',
  PAYMENT_GRACE_SECONDS: '4',
  PROVIDER_BREAKER_FAULTS: '2',
  PROVIDER_BREAKER_SECONDS: '1',
}

/** The gateway's answer where its deadline passed on a busy machine; the shop then asks for the order's status. */
const BUSY = 504

const DEADLINE_MS = 240_000
const MINUTE_MS = 60_000

/** What createOrder answers of an order: the shop names it by both. */
interface Order {
  readonly orderNo: string
  readonly statusKey: string
}

/** How long the purchases last: a number of them, or minutes. */
export type Length = { readonly purchases: number } | { readonly minutes: number }

/** Tests purchases before a provider that fails by the draw of a seed, and audits the ledger against the orders. */
export function testProviderFaults(length: Length, seed: number): void {
  let stack: Stack
  const ends = new Ends()
  const draw = seededRandom(seed)
  const oneOf = <T>(list: readonly T[]): T => list[draw() % list.length] as T
  beforeAll(async () => {
    stack = await startStack({ upstreamEnv: UPSTREAM })
  })
  afterAll(async () => await stack?.remove())

  /** One press while the event happens. @returns the status that the visitor sees in the end */
  async function press(visitor: Visitor, path: string, order: Order, event: string): Promise<unknown> {
    const card = event === 'declined' ? DECLINED_CARD : GOOD_CARD
    const payment = { method: 'token', token: await cardToken(stack.sandbox.origin, card) }
    await stack.planFaults([event === 'away' || event === 'declined' ? 'none' : event])
    if (event === 'away') await stack.sandbox.kill()
    const answer = await visitor.post(path, { ...order, payment }, randomUUID())
    if (event === 'away') await stack.sandbox.start()
    const isLate = answer.status === BUSY
    if (answer.status !== 200 && !isLate) throw new Error(`${event}: ${JSON.stringify(answer)}`)
    const end = (!isLate && answer.body.errorCode) || (await endOf(visitor, order.orderNo))
    ends.add(event, end)
    return end
  }

  async function endOf(visitor: Visitor, orderNo: string): Promise<unknown> {
    const status = async () => (await visitor.get('/order/status', { orderNo })).status
    await expect.poll(status, { timeout: DEADLINE_MS, interval: 100 }).not.toBe('PAYING')
    return await status()
  }

  /** Presses until the order is paid: it always can be. */
  async function buy(): Promise<void> {
    const visitor = new Visitor(stack.gateway.origin)
    await visitor.arrive()
    const purchase = await readyToOrder(visitor, oneOf(SERVICES))
    const created = await visitor.get(purchase.createPath, purchase.body, purchase.orderKey)
    const order = { orderNo: String(created.orderNo), statusKey: String(created.statusKey) }
    const events = Array.from({ length: draw() % (MOST_EVENTS + 1) }, () => oneOf(EVENTS))
    const seen: unknown[] = []
    for (const event of events) {
      if (seen.at(-1) === 'PAID') break
      seen.push(await press(visitor, purchase.confirmPath, order, event))
    }
    const again = async () => await press(visitor, purchase.confirmPath, order, 'none')
    // An open breaker lets a press through a moment later.
    if (seen.at(-1) !== 'PAID') await expect.poll(again, { timeout: DEADLINE_MS, interval: 500 }).toBe('PAID')
    const known = new Set(['PAID', 'DECLINED', 'CREATED', 'PAYMENT_DECLINED', 'PROVIDER_UNAVAILABLE'])
    expect(seen.filter((status) => !known.has(String(status)))).toEqual([])
  }

  describe(`a provider that fails by the draw of seed ${seed}`, () => {
    it('charges each order once, and every visitor gets what was paid for', timeoutOf(length), async () => {
      const endsAt = Date.now() + minutesOf(length) * MINUTE_MS
      const most = 'purchases' in length ? length.purchases : Number.POSITIVE_INFINITY
      let count = 0
      for (; count < most && Date.now() < endsAt; count += 1) await buy()
      const ledger = await stack.ledger()
      await stack.upstream.stop()
      const orders = await auditDatabase(stack.dataDir)
      const differences = auditLedger(ledger, orders)
      console.log(`${count} orders, ${differences.length} differences\n${ends.table()}`)
      expect([orders.length, differences]).toEqual([count, []])
    })
  })
}

const minutesOf = (length: Length) => ('minutes' in length ? length.minutes : Number.POSITIVE_INFINITY)

/** A number of purchases has the member's own deadline. */
const timeoutOf = (length: Length) => ('minutes' in length ? { timeout: 2 * length.minutes * MINUTE_MS } : {})

/** How often each fault ended in each status. */
class Ends {
  readonly #counts = new Map<string, number>()

  add(event: string, end: unknown): void {
    const row = `${event} → ${String(end)}`
    this.#counts.set(row, (this.#counts.get(row) ?? 0) + 1)
  }

  table(): string {
    return [...this.#counts]
      .toSorted()
      .map(([row, times]) => `${row}: ${times}`)
      .join('\n')
  }
}

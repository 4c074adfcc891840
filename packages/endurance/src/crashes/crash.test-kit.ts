import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderTag } from '../harness/order-tag.ts'
import { type Purchase, readyToOrder } from '../harness/purchases.ts'
import { type Answer, cardToken, Visitor } from '../harness/visitor.ts'
import { auditDatabase } from './audit-database.ts'
import type { CrashPoint, Round } from './crash-points.ts'
import { type Stack, startStack } from './stack.ts'

const GOOD_CARD = '4242424242424242'

let stack: Stack
/** The purchases of all rounds in a file: one order each, and no other. */
const wanted: Purchase[] = []

/** A purchase just before the call that the crash interrupts. */
interface Prepared {
  readonly purchase: Purchase
  /** Sends that call, the same bytes each time. */
  readonly repeat: (visitor?: Visitor) => Promise<Answer>
  readonly order: Order | undefined
}

/** What createOrder answers of an order: every later call names it by both. */
interface Order {
  readonly orderNo: string
  readonly statusKey: string
}

/** A purchase that was under way when the servers died. */
interface Interrupted extends Prepared {
  readonly reply: Promise<Answer>
}

const chargesOf = async (orderNo: unknown) =>
  (await stack.ledger()).filter(
    ({ merchantReference, status }) =>
      merchantReference.startsWith(`${orderTag(orderNo)}.`) && status === 'CAPTURED',
  )

async function orderOf({ visitor, createPath, body, orderKey }: Purchase): Promise<Order> {
  const { orderNo, statusKey } = await visitor.get(createPath, body, orderKey)
  return { orderNo: String(orderNo), statusKey: String(statusKey) }
}

async function confirming({ visitor, confirmPath }: Purchase, order: Order, card = GOOD_CARD) {
  const payment = { method: 'token', token: await cardToken(stack.sandbox.origin, card) }
  const key = randomUUID()
  return async (who = visitor) => await who.post(confirmPath, { ...order, payment }, key)
}

async function newVisitor(): Promise<Visitor> {
  const visitor = new Visitor(stack.gateway.origin)
  await visitor.arrive()
  return visitor
}

async function prepare(point: CrashPoint): Promise<Prepared> {
  const visitor = await newVisitor()
  const purchase = await readyToOrder(visitor, point.service ?? 'pass', point)
  wanted.push(purchase)
  const { createPath, body, orderKey } = purchase
  if (point.call === 'create') {
    const repeat = async (who = visitor) => await who.post(createPath, body, orderKey)
    return { purchase, repeat, order: undefined }
  }
  const order = await orderOf(purchase)
  return { purchase, repeat: await confirming(purchase, order, point.card), order }
}

async function interrupt({ server, route, name }: CrashPoint, prepared: Prepared): Promise<Interrupted> {
  await stack[server].holdAt(route)
  const reply = prepared.repeat()
  const passed = reply.then(({ status }) => {
    throw new Error(
      `the call was answered with ${status} and never reached ‘${name}’: ${route.join(', then ')}`,
    )
  })
  await Promise.race([stack[server].held(), passed])
  return { ...prepared, reply }
}

async function crash({ victims, points, again = [] }: Round): Promise<Interrupted[]> {
  // Everything is prepared before the first call is held, since the gateway gives up a call after its deadline.
  const prepared: [CrashPoint, Prepared][] = []
  for (const point of points) prepared.push([point, await prepare(point)])
  const interrupted: Interrupted[] = []
  for (const each of prepared) interrupted.push(await interrupt(...each))
  await Promise.all(victims.map(async (name) => await stack[name].kill()))
  for (const name of ['gateway', 'upstream', 'sandbox'] as const)
    if (!victims.includes(name)) stack[name].goOn()
  await Promise.all(interrupted.map(({ reply }) => reply))
  for (const { route } of again) {
    await stack.upstream.startUntil(route)
    await stack.upstream.kill()
  }
  await Promise.all(victims.map(async (name) => await stack[name].start()))
  return interrupted
}

/** Polls the status of an order as the shop does, until it is final. */
async function settled({ visitor }: Purchase, orderNo: string): Promise<unknown> {
  const status = async () => (await visitor.get('/order/status', { orderNo })).status
  await expect.poll(status, { timeout: 240_000, interval: 100 }).not.toBe('PAYING')
  return await status()
}

async function paysOnce(purchase: Purchase, order: Order): Promise<void> {
  const { orderNo } = order
  const confirm = await confirming(purchase, order)
  const answers = [await confirm(), await confirm()]
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 200, body: { data: { status: 'PAID', orderNo } } })
  expect(await settled(purchase, orderNo)).toBe('PAID')
  expect(await chargesOf(orderNo)).toHaveLength(1)
}

/** The crash interrupted createOrder: its repeat makes one order, which can be paid once. */
async function ordersOnce({ purchase, repeat, reply }: Interrupted): Promise<void> {
  expect([0, 502]).toContain((await reply).status)
  const order = await orderOf(purchase)
  expect(await repeat()).toMatchObject({ status: 200, body: { data: { ...order, status: 'CREATED' } } })
  await paysOnce(purchase, order)
}

/** The crash interrupted confirm: every later call has the same result, and the card is charged once or not at all. */
async function confirmsOnce(interrupted: Interrupted, ends: 'PAID' | 'DECLINED'): Promise<void> {
  const { purchase, repeat, reply, order } = interrupted
  if (order === undefined) throw new Error('no order was interrupted')
  const { orderNo } = order
  const first = await reply
  if (first.status !== 0 && first.status !== 502)
    expect(first).toMatchObject({ status: 200, body: { data: { status: 'PAYING' } } })
  const second = await repeat()
  expect(second.status).toBe(200)
  expect(await settled(purchase, orderNo)).toBe(ends)
  const isPaid = ends === 'PAID'
  // Without the cookie no stored answer helps: the upstream itself knows the payment. A key of another visitor is another
  // attempt, so a decline is repeated with the cookie.
  const third = await repeat(isPaid ? await newVisitor() : purchase.visitor)
  expect(third).toMatchObject({
    status: 200,
    body: isPaid ? { data: { status: 'PAID', orderNo } } : { errorCode: 'PAYMENT_DECLINED' },
  })
  expect(await chargesOf(orderNo)).toHaveLength(isPaid ? 1 : 0)
  await paysOnce(purchase, order)
}

/** Tests rounds on one stack, and then audits its data. Once in each file. */
export function testRounds(rounds: readonly Round[]): void {
  beforeAll(async () => {
    stack = await startStack()
  })
  afterAll(async () => await stack?.remove())

  for (const round of rounds)
    describe(round.name, () => {
      let interrupted: Interrupted[] = []
      beforeAll(async () => {
        interrupted = await crash(round)
      })

      for (const [index, { name, call, ends = 'PAID' }] of round.points.entries())
        it(`${call}, ${name}: the order is paid once or not at all, and its visitor learns which`, async () => {
          const each = interrupted[index]
          if (each === undefined) throw new Error('it was never interrupted')
          if (call === 'create') await ordersOnce(each)
          else await confirmsOnce(each, ends)
        })
    })

  describe('after every crash', () => {
    it('ledger, orders, passes, memberships, places and codes agree, and there is no order without a purchase', async () => {
      const ledger = await stack.ledger()
      await stack.upstream.stop()
      const orders = await auditDatabase(stack.dataDir)
      const captured = ledger.filter(({ status }) => status === 'CAPTURED')
      expect(orders).toHaveLength(wanted.length)
      expect(captured).toHaveLength(wanted.length)
      for (const order of orders) {
        const { orderNo, amount, currencyCode, expected, found } = order
        const charge = captured.find(({ merchantReference }) =>
          merchantReference.startsWith(`${orderTag(orderNo)}.`),
        )
        expect(charge?.amountOfMoney).toEqual({ amount, currencyCode })
        expect({ orderNo, ...found }).toEqual({ orderNo, ...expected })
      }
    })
  })
}

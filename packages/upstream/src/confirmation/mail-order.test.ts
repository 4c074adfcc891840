import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bought, found } from '../booking-searches/booking-searches.test-kit.ts'
import { createOrder, keyed, lead } from '../orders/orders.test-kit.ts'
import { erasePerson } from '../retention/erase-person.ts'
import { replayErasures } from '../retention/replay-erasures.ts'
import { retentionSide } from '../retention/retention.test-kit.ts'
import { now } from '../slots/slots.test-kit.ts'
import type { Schema } from '../store/database/schema.ts'
import { createStore } from '../store/store.ts'
import { openTestDatabase } from '../store/test-store.test-kit.ts'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'
import { BOOKING_LINK, heldTransport, sentMails } from './confirmation.test-kit.ts'

const TYPO = 'amelia@gmial.com'
const RIGHT = 'Amelia@gmail.com'
const FRIEND = 'friend@example.com'
const mailed = { state: '11', data: { mailsCopy: true } }

let upstream: Upstream
let database: Kysely<Schema>

beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.kysely
  const shared = { store: createStore(opened), close: opened.close }
  const { transport, isHeld } = heldTransport()
  upstream = await startUpstream({ shared, transport, env: { BOOKING_LINK } })
  upstream.clock.now = now
  await mail(await boughtWithTypo(), FRIEND)
  await isHeld
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  await upstream.store.forgetPeople()
  upstream.clock.now = now
})

const later = (hours: number) => {
  upstream.clock.now = new Date(upstream.clock.now.getTime() + hours * 60 * 60_000)
}
const boughtWithTypo = async () => await bought(upstream, { lead: { ...lead, email: TYPO } })
const mail = async (order: { reference: string; key: string }, email: string) =>
  await upstream.call('/order/mail', { reference: order.reference, key: order.key, email })

const sent = async () => await sentMails(upstream)

const addresses = async () => await database.selectFrom('order_addresses').selectAll().execute()

describe('a paid order', () => {
  it('is mailed to a further address as it was to its own, once, however often the call comes', async () => {
    const order = await boughtWithTypo()
    const answers = await Promise.all([
      mail(order, RIGHT),
      mail(order, RIGHT),
      mail(order, RIGHT.toLowerCase()),
    ])
    expect(answers).toEqual([mailed, mailed, mailed])
    const [copy, ...others] = await sent()
    expect(others).toEqual([])
    expect(copy?.to).toBe(RIGHT)
    expect(copy?.subject).toBe(`Your lounge pass: ${order.reference}`)
    expect(copy?.text).toContain(`${order.reference}#k=${order.key}`)
    expect(await mail(order, RIGHT)).toEqual(mailed)
    expect(await sent()).toEqual([])
  })

  it('is found by its own address and by the further one, and each search is mailed to its own mailbox', async () => {
    const order = await boughtWithTypo()
    await mail(order, RIGHT)
    await sent()
    for (const [email, to] of [
      [RIGHT.toLowerCase(), RIGHT],
      [TYPO, TYPO],
    ] as const) {
      const [list, ...others] = await found(upstream, { email })
      expect([list?.to, others.length]).toEqual([to, 0])
      expect(list?.text).toContain(order.reference)
      expect(await found(upstream, { email, reference: order.reference })).toHaveLength(1)
    }
    expect((await upstream.store.read.orders.find(order.orderNo))?.lead.email).toBe(TYPO)
  })

  it('has three further addresses at most', async () => {
    const order = await boughtWithTypo()
    for (const name of ['one', 'two', 'three'])
      expect(await mail(order, `${name}@example.com`)).toEqual(mailed)
    expect(await mail(order, 'four@example.com')).toMatchObject({ errorCode: 'TOO_MANY_ATTEMPTS' })
    expect(await mail(order, 'two@example.com')).toEqual(mailed)
    expect(await sent()).toHaveLength(3)
  })

  it('is mailed neither by a guess, nor before it is paid, nor once it was cancelled or emptied', async () => {
    const order = await boughtWithTypo()
    const unpaid = await upstream.store.read.orders.find(await createOrder(upstream))
    const reference = unpaid?.reference ?? ''
    const notFound = { errorCode: 'NOT_FOUND' }
    expect(await mail({ ...order, key: 'A'.repeat(30) }, RIGHT)).toMatchObject(notFound)
    expect(await mail({ ...order, reference }, RIGHT)).toMatchObject(notFound)
    await database
      .updateTable('orders')
      .set({ cancelled_at: now })
      .where('order_no', '=', order.orderNo)
      .execute()
    expect(await mail(order, RIGHT)).toMatchObject({ errorCode: 'ORDER_CANCELLED' })
    expect(await mail({ ...order, key: 'A'.repeat(30) }, RIGHT)).toMatchObject(notFound)
    await upstream.store.transaction(async ({ orderPeople }) => await orderPeople.empty([order.orderNo], now))
    expect(await mail(order, RIGHT)).toMatchObject(notFound)
    expect(await addresses()).toEqual([])
  })

  it.each([
    'amelia@example.com\r\nBcc: all@example.com',
    'amelia@example.com\nSubject: x',
    '<b>amelia</b>@example.com',
    'amelia@example.com, all@example.com',
    'amélia@example.com',
    'amelia@exämple.com',
    'amelia@пример.рф',
    'amelia\u202e@example.com',
  ])('takes %j for no address', async (email) => {
    const { reference, key } = await boughtWithTypo()
    const { statusCode } = await upstream.post('/order/mail', { agentId: 'layover', reference, key, email })
    expect(statusCode).toBe(400)
  })
})

it('one mailbox gets five such mails an hour from a network, and those of free orders count with them', async () => {
  const network = { 'layover-network': 'a'.repeat(43), 'layover-visitor': 'b'.repeat(43) }
  const send = async () => {
    const { reference, key } = await bought(upstream)
    const body = { agentId: 'layover', reference, key, email: RIGHT }
    return (await upstream.post('/order/mail', body, network)).json()
  }
  for (let count = 0; count < 5; count += 1) expect(await send()).toMatchObject(mailed)
  expect(await send()).toMatchObject({ errorCode: 'TOO_MANY_ATTEMPTS' })
  const free = { discountCode: 'ALLFREE', expectedTotal: '0.00', lead: { ...lead, email: RIGHT } }
  const orderNo = await createOrder(upstream, free)
  const payment = { method: 'none' }
  const body = { agentId: 'layover', ...keyed(orderNo), payment }
  const headers = { ...network, 'idempotency-key': randomUUID() }
  const paid = (await upstream.post('/lounge/confirmPaymentOrder', body, headers)).json()
  expect(paid.data).toMatchObject({ status: 'PAID' })
  expect(paid.data.mailsConfirmation).toBeUndefined()
  later(1)
  expect(await send()).toMatchObject(mailed)
})

describe('a further address', () => {
  it('goes with the people of its order, and a mail that waits for it with them', async () => {
    const order = await boughtWithTypo()
    await mail(order, RIGHT)
    await upstream.store.transaction(async ({ orderPeople }) => await orderPeople.empty([order.orderNo], now))
    expect(await addresses()).toEqual([])
    expect(await sent()).toEqual([])
  })

  it('goes when its person is erased, with its mail, and the order stays with the others', async () => {
    const order = await boughtWithTypo()
    await mail(order, FRIEND)
    await mail(order, RIGHT)
    await erasePerson(retentionSide(upstream), RIGHT.toLowerCase())
    expect((await addresses()).map(({ email }) => email)).toEqual([FRIEND])
    expect((await sent()).map(({ to }) => to)).toEqual([FRIEND])
    expect(await found(upstream, { email: RIGHT })).toEqual([])
    expect(await found(upstream, { email: TYPO })).toHaveLength(1)
  })

  it('goes again from a restored backup, unless it came after the erasure', async () => {
    const side = retentionSide(upstream)
    await erasePerson(side, RIGHT.toLowerCase())
    const erasures = await database.selectFrom('erasures').selectAll().execute()
    const journal = erasures.map((each) => ({ emailHash: each.email_hash, erasedAt: each.erased_at }))
    later(1)
    await mail(await boughtWithTypo(), RIGHT)
    await replayErasures(side, journal)
    expect(await addresses()).toHaveLength(1)
    await replayErasures(
      side,
      journal.map((each) => ({ ...each, erasedAt: upstream.clock.now })),
    )
    expect(await addresses()).toEqual([])
  })

  it('stands in no log and in no waiting mail', async () => {
    upstream.logs.length = 0
    const order = await boughtWithTypo()
    await mail(order, RIGHT)
    const waiting = await database.selectFrom('mails').select(['name', 'content']).execute()
    expect(waiting.map(({ name }) => name)).toContain(`${order.reference}-confirmation-1`)
    expect(JSON.stringify(waiting).toLowerCase()).not.toContain('gmail.com')
    await sent()
    expect(upstream.logs.join('').toLowerCase()).not.toContain('gmail.com')
  })
})

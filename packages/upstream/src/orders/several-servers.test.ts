import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hold, loungeOfTen, now, prebooking, visit } from '../slots/slots.test-kit.ts'
import { startUpstreams, type Upstream } from '../upstream.test-kit.ts'
import { expireOrders } from './expire-orders.ts'
import { confirm, createOrder, passOrder, recoverySide, statusOf } from './orders.test-kit.ts'

let servers: Upstream[]
let first: Upstream
let second: Upstream

beforeAll(async () => {
  servers = await startUpstreams(2)
  const [one, other] = servers
  if (!one || !other) throw new Error('expected two servers')
  first = one
  second = other
})
beforeEach(async () => {
  await first.store.forgetOrders()
  first.provider.ledger.clear()
  first.provider.charges.length = 0
  for (const { clock } of servers) clock.now = now
})

/** Sends one call per visitor at once, half of them to each server. */
async function atOnce<T>(visitors: number, visit: (server: Upstream, visitor: number) => Promise<T>) {
  const server = (visitor: number) => (visitor % 2 === 0 ? first : second)
  return await Promise.all(Array.from({ length: visitors }, (_, each) => visit(server(each), each)))
}
const turnClock = (server: Upstream, minutes: number, ms = 0) => {
  server.clock.now = new Date(now.getTime() + minutes * 60_000 + ms)
}
const outcomes = (answers: { errorCode?: string; data?: { readonly [name: string]: unknown } }[]) =>
  answers.map(({ errorCode, data }) => errorCode ?? data?.status)
const count = (all: unknown[], one: unknown) => all.filter((each) => each === one).length

describe('two servers on one database', () => {
  it('make one order for one key', async () => {
    const key = randomUUID()
    const answers = await atOnce(50, (server) => server.call('/lounge/createOrder', passOrder(), key))
    expect(new Set(answers.map(({ data }) => data?.orderNo)).size).toBe(1)
  })

  it('assign a hold’s places to one of fifty orders', async () => {
    const order = prebooking(String((await hold(first)).data?.holdId))
    const answers = await atOnce(50, (server) => server.call('/loungePrebooking/createOrder', order))
    expect([count(outcomes(answers), 'CREATED'), count(outcomes(answers), 'HOLD_EXPIRED')]).toEqual([1, 49])
  })
})

describe('an order whose time ends while it is confirmed', () => {
  it('is either ended or charged, never both, whichever server is first', async () => {
    const orders = await atOnce(40, (server) => createOrder(server))
    turnClock(first, 30, -1)
    turnClock(second, 30)
    const [answers] = await Promise.all([
      Promise.all(orders.map((orderNo) => confirm(first, orderNo))),
      ...Array.from({ length: 10 }, () => expireOrders(recoverySide(second))),
    ])
    const statuses = await Promise.all(orders.map((orderNo) => statusOf(second, orderNo)))
    expect(statuses.every((status) => status === 'PAID' || status === 'EXPIRED')).toBe(true)
    const results = outcomes(answers).map((each) => (each === 'ORDER_EXPIRED' ? 'EXPIRED' : each))
    expect(results).toEqual(statuses)
    expect(first.provider.charges).toHaveLength(count(statuses, 'PAID'))
  })
})

describe('holds that end while they are ordered', () => {
  it('leave no slot with more guests than places, and none unsold', async () => {
    const request = { loungeCode: loungeOfTen }
    const holds = await atOnce(10, (server) => hold(server, request))
    turnClock(first, 15, -1)
    turnClock(second, 15)
    const order = { networkCode: loungeOfTen, ...visit, expectedTotal: await priceOfTen() }
    const [ordered, held] = await Promise.all([
      Promise.all(
        holds.map(({ data }) =>
          first.call('/loungePrebooking/createOrder', prebooking(String(data?.holdId), order)),
        ),
      ),
      Promise.all(Array.from({ length: 20 }, () => hold(second, request))),
    ])
    const created = count(outcomes(ordered), 'CREATED')
    expect(count(outcomes(ordered), 'HOLD_EXPIRED')).toBe(10 - created)
    expect(created + held.filter(({ data }) => data?.available === true).length).toBe(10)
  })
})

async function priceOfTen(): Promise<string> {
  const request = { networkCode: loungeOfTen, passengerNumber: 1 }
  const { data } = await first.call('/loungePrebooking/calculatePrice', request)
  return String(data?.totalAmount)
}

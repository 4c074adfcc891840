import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hold, loungeCode, now, ordered, prebooking } from '../slots/slots.test-kit.ts'
import { openSharedDatabase } from '../store/test-store.test-kit.ts'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'
import { expireOrders } from './expire-orders.ts'
import { keyed, recoverySide, statusOf, token } from './orders.test-kit.ts'

/** The transaction of another server: the test keeps it open and so controls every interleaving. */
let rival: pg.Client
let upstream: Upstream

beforeAll(async () => {
  const { url, stores } = await openSharedDatabase(1)
  upstream = await startUpstream({ shared: stores[0] })
  rival = new pg.Client({ connectionString: url })
  await rival.connect()
})
afterAll(async () => await rival.end())
beforeEach(async () => {
  await rival.query('rollback')
  await upstream.store.forgetOrders()
  upstream.provider.charges.length = 0
  upstream.clock.now = now
})

const begin = async (statement: string, values: unknown[]) => {
  await rival.query('begin')
  await rival.query(statement, values)
}
const turnClock = (minutes: number) => {
  upstream.clock.now = new Date(now.getTime() + minutes * 60_000)
}
/** Waits until the upstream waits for a lock of the rival; fails where it never does. */
const untilItWaits = async () => {
  // Counts waits for the rival only: other databases of the server have their own.
  const waiting = `select count(distinct pid)::int as count from pg_locks
    where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`
  await expect.poll(async () => (await rival.query(waiting)).rows[0].count).toBe(1)
}
const lockSlot = 'select from visit_slots where place_code = $1 for update'
const takePlaces = `insert into slot_claims (claim_id, place_code, starts_at, places, held_since, expires_at)
  select 'rival', place_code, starts_at, $2, $3, $4 from visit_slots where place_code = $1`
const createOrder = async (holdId: unknown) =>
  await upstream.call('/loungePrebooking/createOrder', prebooking(String(holdId)))
const confirm = async (orderNo: string) =>
  await upstream.call('/loungePrebooking/confirmPaymentOrder', { ...keyed(orderNo), payment: token })
const orderOfHold = async () =>
  await ordered(
    upstream,
    '/loungePrebooking/createOrder',
    prebooking(String((await hold(upstream)).data?.holdId)),
  )

describe('an order of a hold that ends while another server has the slot', () => {
  const order = async (rivalPlaces: number) => {
    const { data } = await hold(upstream)
    await begin(lockSlot, [loungeCode])
    const answer = createOrder(data?.holdId)
    await untilItWaits()
    // By the rival's clock the hold is over, so it may take all places.
    await rival.query(takePlaces, [loungeCode, rivalPlaces, now, new Date('2026-11-21T13:00:00Z')])
    await rival.query('commit')
    return await answer
  }

  it('is refused when its place was taken meanwhile', async () => {
    expect(await order(19)).toMatchObject({ state: '10', errorCode: 'HOLD_EXPIRED' })
  })

  it('is made when there is room for both', async () => {
    expect(await order(18)).toMatchObject({ state: '11', data: { status: 'CREATED' } })
  })
})

describe('an order whose end another server is writing', () => {
  const end = `update orders set status = 'EXPIRED' where order_no = $1`

  it('is not confirmed: the confirm call waits and is refused as expired', async () => {
    const orderNo = await orderOfHold()
    await begin(end, [orderNo])
    const answer = confirm(orderNo)
    await untilItWaits()
    await rival.query('commit')
    expect(await answer).toMatchObject({ state: '10', errorCode: 'ORDER_EXPIRED' })
    expect(upstream.provider.charges).toHaveLength(0)
  })

  it('is charged once when that other server dies before writing', async () => {
    const orderNo = await orderOfHold()
    await begin(end, [orderNo])
    const answer = confirm(orderNo)
    await untilItWaits()
    await rival.query('rollback')
    expect(await answer).toMatchObject({ data: { status: 'PAID' } })
    expect(upstream.provider.charges).toHaveLength(1)
  })

  it('has its places until its end is written, and frees them then', async () => {
    const orderNo = await orderOfHold()
    for (const passengerNumber of [6, 6, 6]) await hold(upstream, { passengerNumber })
    await begin(end, [orderNo])
    expect(await hold(upstream)).toMatchObject({ data: { available: false, placesLeft: 0 } })
    await rival.query('commit')
    expect(await hold(upstream)).toMatchObject({ data: { available: true, placesLeft: 0 } })
  })
})

describe('an overdue order that another server is confirming', () => {
  it('is not ended, and does not end the round for the others', async () => {
    const [paying, waiting] = [await orderOfHold(), await orderOfHold()]
    turnClock(30)
    await begin(`update orders set status = 'PAYING' where order_no = $1`, [paying])
    expect(await expireOrders(recoverySide(upstream))).toBe(1)
    await rival.query('commit')
    expect(await expireOrders(recoverySide(upstream))).toBe(0)
    expect([await statusOf(upstream, paying), await statusOf(upstream, waiting)]).toEqual([
      'PAYING',
      'EXPIRED',
    ])
  })
})

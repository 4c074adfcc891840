import type { Kysely } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { now, ordered, slotOrder } from '../slots/slots.test-kit.ts'
import type { Schema } from '../store/database/schema.ts'
import { createStore } from '../store/store.ts'
import { openTestDatabase } from '../store/test-store.test-kit.ts'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'
import { confirm, createOrder, keyed, lead, token } from './orders.test-kit.ts'

let upstream: Upstream
let database: Kysely<Schema>

beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.kysely
  upstream = await startUpstream({ shared: { store: createStore(opened), close: opened.close } })
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.clock.now = now
})

interface Bought {
  readonly reference: string
  readonly key: string
  readonly passes: readonly { readonly number: string; readonly name: string; readonly key: string }[]
}

async function boughtTwo(): Promise<Bought & { readonly orderNo: string }> {
  const passengers = [{ firstName: 'José', lastName: 'Núñez' }]
  const orderNo = await createOrder(upstream, { passengers, expectedTotal: '68.00' })
  return { ...((await confirm(upstream, orderNo)).data as unknown as Bought), orderNo }
}

const opened = async (passNumber: string, key: string) =>
  await upstream.call('/order/pass', { passNumber, key })
const refused = async (passNumber: string, key: string) => {
  const { statusCode, body } = await upstream.post('/order/pass', { agentId: 'layover', passNumber, key })
  return `${statusCode} ${body}`
}

describe('the link of one pass', () => {
  it('opens that pass, and shows nothing of its order', async () => {
    const { passes } = await boughtTwo()
    const [first, second] = passes
    const { data } = await opened(second?.number ?? '', second?.key ?? '')
    const { key: _, ...shown } = second ?? expect.fail('no second pass')
    expect(data).toEqual({ serviceType: 'LOUNGE', pass: shown })
    expect(JSON.stringify(data)).not.toMatch(/68\.00|GBP|4242|Amelia|amelia@/)
    expect(first?.key).not.toBe(second?.key)
  })

  it('shows when and where a visit is', async () => {
    const orderNo = await ordered(upstream, '/cip/createOrder', slotOrder())
    const { data } = await upstream.call('/cip/confirmPaymentOrder', { ...keyed(orderNo), payment: token })
    const [pass] = (data as unknown as Bought).passes
    const shown = await opened(pass?.number ?? '', pass?.key ?? '')
    expect(shown.data).toMatchObject({ serviceType: 'FASTTRACK', visit: { visitTime: '14:30' } })
  })

  it('opens neither another pass nor the order, and the order’s key opens no pass', async () => {
    const { reference, key, passes } = await boughtTwo()
    const [first, second] = passes
    if (!first || !second) return expect.fail('no passes')
    const unknown = await refused('LVZZ-ZZZZ-1', 'A'.repeat(30))
    expect(unknown).toContain('NOT_FOUND')
    for (const [number, given] of [
      [second.number, first.key],
      [first.number, key],
      [first.number, `${first.key.slice(0, -1)}${first.key.endsWith('A') ? 'B' : 'A'}`],
      [`${reference}-3`, first.key],
    ] as const)
      expect(await refused(number, given)).toBe(unknown)
    expect(await upstream.call('/order/get', { reference, key: first.key })).toMatchObject({
      errorCode: 'NOT_FOUND',
    })
  })

  it('ends with the people of its order', async () => {
    const { orderNo, passes } = await boughtTwo()
    await upstream.store.transaction(async ({ orderPeople }) => await orderPeople.empty([orderNo], now))
    expect(await opened(passes[0]?.number ?? '', passes[0]?.key ?? '')).toMatchObject({
      errorCode: 'NOT_FOUND',
    })
  })
})

describe('an order that a person cancelled or refunded', () => {
  const cancel = async (orderNo: string) =>
    await database.updateTable('orders').set({ cancelled_at: now }).where('order_no', '=', orderNo).execute()

  it('says so with a key of it, and not without', async () => {
    const { orderNo, reference, key, passes } = await boughtTwo()
    const [pass] = passes
    await cancel(orderNo)
    const cancelled = { errorCode: 'ORDER_CANCELLED' }
    expect(await opened(pass?.number ?? '', pass?.key ?? '')).toMatchObject(cancelled)
    expect(await upstream.call('/order/get', { reference, key })).toMatchObject(cancelled)
    const guess = 'A'.repeat(30)
    expect(await opened(pass?.number ?? '', guess)).toMatchObject({ errorCode: 'NOT_FOUND' })
    expect(await upstream.call('/order/get', { reference, key: guess })).toMatchObject({
      errorCode: 'NOT_FOUND',
    })
  })

  it('is not among the bookings of its address', async () => {
    const { orderNo } = await boughtTwo()
    const found = async () =>
      await upstream.store.read.orderPeople.findPaidOf(lead.email, { validOn: '2026-11-21' }, 10)
    expect(await found()).toEqual([orderNo])
    await cancel(orderNo)
    expect(await found()).toEqual([])
  })

  it('is a paid one', async () => {
    const orderNo = await createOrder(upstream)
    await expect(cancel(orderNo)).rejects.toThrow()
  })
})

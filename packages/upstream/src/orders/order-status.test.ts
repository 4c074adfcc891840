import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'
import { confirm, createOrder } from './orders.test-kit.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => await upstream.store.forgetOrders())

/** Until when an unpaid order is kept. */
const expiresAt = expect.stringMatching(/^\d{4}-.*Z$/)
const standing = async (orderNo: string) => (await upstream.call('/order/status', { orderNo })).data

describe('the status of an order', () => {
  it('names its attempt, so that an earlier decline does not count for the next one', async () => {
    const orderNo = await createOrder(upstream)
    expect(await standing(orderNo)).toEqual({ orderNo, status: 'CREATED', expiresAt })
    upstream.provider.script('decline', 'never arrive')
    await confirm(upstream, orderNo)
    expect(await standing(orderNo)).toEqual({ orderNo, status: 'DECLINED', attempt: 1, expiresAt })
    await confirm(upstream, orderNo)
    expect(await standing(orderNo)).toEqual({ orderNo, status: 'PAYING', attempt: 2, mailsOutcome: true })
  })

  it('counts no attempt that the provider’s own fault ended', async () => {
    const orderNo = await createOrder(upstream)
    upstream.provider.script('be unavailable', 'decline', 'be unavailable')
    await confirm(upstream, orderNo)
    expect(await standing(orderNo)).toEqual({ orderNo, status: 'CREATED', expiresAt })
    for (let press = 0; press < 2; press += 1) await confirm(upstream, orderNo)
    expect(await standing(orderNo)).toMatchObject({ status: 'DECLINED', attempt: 1 })
  })

  it('names the attempt that paid it', async () => {
    const orderNo = await createOrder(upstream)
    upstream.provider.script('decline', 'capture')
    await confirm(upstream, orderNo)
    await confirm(upstream, orderNo)
    expect(await standing(orderNo)).toMatchObject({ status: 'PAID', attempt: 2 })
  })
})

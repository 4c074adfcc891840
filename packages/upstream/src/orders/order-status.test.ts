import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'
import { confirm, createOrder } from './orders.test-kit.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => await upstream.store.forgetOrders())

const standing = async (orderNo: string) => (await upstream.call('/order/status', { orderNo })).data

describe('the status of an order', () => {
  it('names its attempt, so that an earlier decline does not count for the next one', async () => {
    const orderNo = await createOrder(upstream)
    expect(await standing(orderNo)).toEqual({ orderNo, status: 'CREATED' })
    upstream.provider.script('decline', 'never arrive')
    await confirm(upstream, orderNo)
    expect(await standing(orderNo)).toEqual({ orderNo, status: 'DECLINED', attempt: 1 })
    await confirm(upstream, orderNo)
    expect(await standing(orderNo)).toEqual({ orderNo, status: 'PAYING', attempt: 2 })
  })

  it('names the attempt that paid it', async () => {
    const orderNo = await createOrder(upstream)
    upstream.provider.script('decline', 'capture')
    await confirm(upstream, orderNo)
    await confirm(upstream, orderNo)
    expect(await standing(orderNo)).toMatchObject({ status: 'PAID', attempt: 2 })
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startUpstream, type Upstream } from '../../upstream.test-kit.ts'
import { confirm, createOrder, statusOf, token } from '../orders.test-kit.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.provider.charges.length = 0
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
})

describe('an order', () => {
  it('is charged five times at most, so that it cannot be used for testing cards', async () => {
    upstream.provider.script('decline', 'decline', 'decline', 'decline', 'decline')
    const orderNo = await createOrder(upstream)
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect(await confirm(upstream, orderNo)).toMatchObject({ errorCode: 'PAYMENT_DECLINED' })
    expect(await confirm(upstream, orderNo)).toMatchObject({ state: '10', errorCode: 'TOO_MANY_ATTEMPTS' })
    expect(upstream.provider.charges).toHaveLength(5)
    expect(await statusOf(upstream, orderNo)).toBe('DECLINED')
  })

  it('is not closed by five faults of the provider, and its presses are bounded all the same', async () => {
    upstream.provider.script(...Array.from({ length: 50 }, () => 'be unavailable' as const))
    const orderNo = await createOrder(upstream)
    for (let press = 1; press <= 50; press += 1)
      expect(await confirm(upstream, orderNo)).toMatchObject({ errorCode: 'PROVIDER_UNAVAILABLE' })
    expect(await confirm(upstream, orderNo)).toMatchObject({ errorCode: 'TOO_MANY_ATTEMPTS' })
  })

  it('waits longer after a decline, but no longer than an hour in all', async () => {
    const orderNo = await createOrder(upstream)
    for (const minute of ['25', '50']) {
      upstream.provider.script('decline')
      upstream.clock.now = new Date(`2026-11-21T12:${minute}:00Z`)
      expect(await confirm(upstream, orderNo)).toMatchObject({ errorCode: 'PAYMENT_DECLINED' })
    }
    upstream.clock.now = new Date('2026-11-21T12:59:59.999Z')
    expect(await statusOf(upstream, orderNo)).toBe('DECLINED')
    upstream.clock.now = new Date('2026-11-21T13:00:00Z')
    expect(await statusOf(upstream, orderNo)).toBe('EXPIRED')
  })
})

describe('a wrong method of payment', () => {
  it('is refused as not available and does not change the order', async () => {
    const gift = await createOrder(upstream, { discountCode: 'ALLFREE', expectedTotal: '0.00' })
    const paid = await createOrder(upstream)
    for (const [orderNo, payment] of [
      [gift, token],
      [paid, { method: 'none' }],
    ] as const) {
      const answer = await confirm(upstream, orderNo, payment)
      expect(answer).toMatchObject({ state: '10', errorCode: 'NOT_AVAILABLE' })
      expect(answer.message).not.toBe('')
      expect(await statusOf(upstream, orderNo)).toBe('CREATED')
    }
    expect(upstream.provider.charges).toHaveLength(0)
  })
})

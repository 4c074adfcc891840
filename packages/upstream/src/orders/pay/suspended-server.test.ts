import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contextOfNobody } from '../../owners.test-kit.ts'
import type { Repositories } from '../../store/store.ts'
import { startUpstream, type Upstream } from '../../upstream.test-kit.ts'
import type { OrderDeps } from '../order-deps.ts'
import { confirm, createOrder, recoverySide, statusOf, token } from '../orders.test-kit.ts'
import { confirmOrder } from './confirm-order.ts'
import { recoverPayments } from './recover-payments.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.provider.ledger.clear()
  upstream.provider.charges.length = 0
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
})

const standStill = (seconds: number) => {
  upstream.clock.now = new Date(upstream.clock.now.getTime() + seconds * 1000)
}

/** A server that is suspended for so long at one point of its first transaction. */
function serverThatStops(at: 'at the lock' | 'after the intent', seconds: number): OrderDeps {
  const deps = recoverySide(upstream)
  let isDone = false
  const stop = (where: typeof at) => {
    if (where === at && !isDone) {
      isDone = true
      standStill(seconds)
    }
  }
  const slow = (repositories: Repositories): Repositories => ({
    ...repositories,
    orders: {
      ...repositories.orders,
      findLocked: async (orderNo) => {
        const order = await repositories.orders.findLocked(orderNo)
        stop('at the lock')
        return order
      },
    },
  })
  const transaction: OrderDeps['store']['transaction'] = async (work) => {
    const result = await deps.store.transaction(async (repositories) => await work(slow(repositories)))
    stop('after the intent')
    return result
  }
  return { ...deps, store: { ...deps.store, transaction } }
}
const payment = { ...token, method: 'token' } as const
const confirmAt = async (server: OrderDeps, orderNo: string, key: string) =>
  await confirmOrder(server, 'LOUNGE', { orderNo, payment }, contextOfNobody(key))

describe('a server that was suspended', () => {
  it('after writing an intent does not send it once it may have been given up, so that no visitor is charged twice', async () => {
    const orderNo = await createOrder(upstream)
    const answer = await confirmAt(serverThatStops('after the intent', 106), orderNo, 'a-key-of-the-first')
    expect(answer.status).toBe('PAYING')
    expect(upstream.provider.charges).toEqual([])
    standStill(14)
    await recoverPayments(recoverySide(upstream))
    expect(await statusOf(upstream, orderNo)).toBe('DECLINED')
    expect(await confirm(upstream, orderNo)).toMatchObject({ data: { status: 'PAID' } })
    expect(upstream.provider.captured).toHaveLength(1)
  })

  it('for less than the grace sends the payment with the provider’s whole time', async () => {
    const orderNo = await createOrder(upstream)
    const answer = await confirmAt(serverThatStops('after the intent', 105), orderNo, 'a-key-of-the-first')
    expect(answer.status).toBe('PAID')
  })

  it('before it had the order’s lock gives the attempt its whole grace', async () => {
    const orderNo = await createOrder(upstream)
    const answer = await confirmAt(serverThatStops('at the lock', 300), orderNo, 'a-key-of-the-first')
    expect(answer.status).toBe('PAID')
    const attempt = await upstream.store.read.paymentAttempts.find(orderNo, 1)
    expect(attempt?.started_at).toEqual(upstream.clock.now)
  })

  it('at the lock until the order had expired charges nothing', async () => {
    const orderNo = await createOrder(upstream)
    const late = confirmAt(serverThatStops('at the lock', 31 * 60), orderNo, 'a-key-of-the-first')
    await expect(late).rejects.toMatchObject({ errorCode: 'ORDER_EXPIRED' })
    expect(upstream.provider.charges).toEqual([])
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startUpstream, turnClock, type Upstream } from '../upstream.test-kit.ts'
import { bookedPayment, desk, deskSide, paidOrder, tidy } from './desk.test-kit.ts'
import { reconcileRound } from './reconcile-round.ts'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => await tidy(upstream))

describe('the hourly round', () => {
  const round = async () => await reconcileRound(deskSide(upstream), new AbortController().signal)
  const differences = async () => await upstream.store.read.reconciliations.differences()
  const metric = async (name: string) => {
    const line = (await upstream.app.metricsText()).split('\n').find((each) => each.startsWith(name))
    return Number(line?.split(' ').at(-1))
  }

  it('is exported: differences by kind, and the time since the last one', async () => {
    await paidOrder(upstream)
    turnClock(upstream, 11)
    await round()
    turnClock(upstream, 2)
    expect(await metric('layover_upstream_reconcile_differences{kind="uncaptured_order"}')).toBe(1)
    expect(await metric('layover_upstream_reconcile_differences{kind="refund"}')).toBe(0)
    expect(await metric('layover_upstream_reconcile_age_seconds')).toBe(120)
  })

  it('is made by one server of many in an hour', async () => {
    let lists = 0
    const { ledger } = upstream
    const payments: typeof ledger.payments = async (period) => {
      lists += 1
      return await ledger.payments(period)
    }
    const { refunds, refundsOf } = ledger
    const deps = { ...deskSide(upstream), ledger: { payments, refunds, refundsOf } }
    const { signal } = new AbortController()
    await Promise.all(Array.from({ length: 5 }, async () => await reconcileRound(deps, signal)))
    expect(lists).toBe(2)
    turnClock(upstream, 51)
    await reconcileRound(deps, signal)
    expect(lists).toBe(4)
  })

  it('compares a day that differs again until it agrees, and forgets it after 31 days', async () => {
    const { orderNo } = await paidOrder(upstream)
    turnClock(upstream, 11)
    await round()
    turnClock(upstream, 5 * 24 * 60)
    await round()
    expect(await differences()).toEqual({ uncaptured_order: 1 })
    upstream.ledger.captures.push(bookedPayment(upstream, orderNo))
    turnClock(upstream, 60)
    await round()
    expect(await differences()).toEqual({})
    upstream.ledger.captures.length = 0
    await desk(upstream, ['reconcile', '--day', '2026-11-21'])
    expect(await differences()).toEqual({ uncaptured_order: 1 })
    turnClock(upstream, 32 * 24 * 60)
    await round()
    expect(await differences()).toEqual({})
  })

  it('fails where the books cannot be read, and does not count as made', async () => {
    await round()
    turnClock(upstream, 60)
    upstream.ledger.isReachable = false
    await expect(round()).rejects.toThrow('books cannot be read')
    expect(await metric('layover_upstream_reconcile_age_seconds')).toBe(3_600)
  })
})

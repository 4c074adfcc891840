import { sumOf } from '@layover/endurance/harness/scrape'
import { beforeEach, describe, expect, it } from 'vitest'
import { confirm, createOrder } from '../orders/orders.test-kit.ts'
import { startUpstream } from '../upstream.test-kit.ts'
import { createUpstreamMetrics } from './upstream-metrics.ts'

const upstream = await startUpstream()
beforeEach(async () => await upstream.store.forgetOrders())

const metric = async (name: string, labels: Record<string, string>) =>
  sumOf(await upstream.app.metricsText(), `layover_upstream_${name}`, labels)

/** How much a counter grew by `act`. */
async function growth(name: string, labels: Record<string, string>, act: () => Promise<unknown>) {
  const before = await metric(name, labels)
  await act()
  return Number(await metric(name, labels)) - Number(before)
}

describe('the metrics of the upstream', () => {
  it('are not served on the port of the calls', async () => {
    expect((await upstream.app.inject('/metrics')).statusCode).toBe(404)
  })

  it('count each call by how it ended', async () => {
    const call = 'lounge.getCommonPrice'
    const ask = async (body: object) => await upstream.post('/lounge/getCommonPrice', body)
    expect(await growth('calls_total', { call, outcome: 'success' }, () => ask({ agentId: 'layover' }))).toBe(
      1,
    )
    expect(await growth('calls_total', { call, outcome: 'refused' }, () => ask({}))).toBe(1)
    const nowhere = async () =>
      await upstream.post('/lounge/detail', { agentId: 'layover', loungeCode: 'QQQ' })
    expect(await growth('calls_total', { call: 'lounge.detail', outcome: 'NOT_FOUND' }, nowhere)).toBe(1)
    expect(await growth('call_duration_seconds_count', { call: 'lounge.detail' }, nowhere)).toBe(1)
  })

  it('count an order while it is open, by its age', async () => {
    const orderNo = await createOrder(upstream)
    expect(await metric('open_orders', { age: '1m' })).toBe(1)
    upstream.clock.now = new Date(upstream.clock.now.getTime() + 5 * 60_000)
    expect(await metric('open_orders', { age: '10m' })).toBe(1)
    await confirm(upstream, orderNo)
    expect(await metric('open_orders', {})).toBe(0)
  })

  it('count an order in payment until the payment has an outcome', async () => {
    upstream.provider.script('never arrive')
    const unknown = async () => await confirm(upstream, await createOrder(upstream))
    expect(await growth('payments_total', { outcome: 'unknown' }, unknown)).toBe(1)
    expect(await metric('paying_orders', { age: '1m' })).toBe(1)
    expect(await metric('paying_orders', { age: 'older' })).toBe(0)
  })

  it('come without the database, which they report as gone, also when it hangs', async () => {
    const fail = async () => await Promise.reject(new Error('gone'))
    const hang = async () => await new Promise<never>(() => undefined)
    const metrics = createUpstreamMetrics(
      {
        isReady: async () => false,
        isWritable: hang,
        connections: () => ({ open: 1 }),
        openOrders: fail,
        payingOrders: hang,
        places: fail,
        mails: fail,
        differences: fail,
        reconciled: hang,
      },
      { replies: [], breakerStates: () => ({}) },
    )
    const text = await metrics.text()
    metrics.stop()
    expect(sumOf(text, 'layover_upstream_database', { state: 'ready' })).toBe(0)
    expect(sumOf(text, 'layover_upstream_database', { state: 'writable' })).toBe(0)
    expect(sumOf(text, 'layover_upstream_open_orders')).toBeUndefined()
    expect(sumOf(text, 'layover_upstream_payments_total')).toBe(0)
  })
})

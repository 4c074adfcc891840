import { randomUUID } from 'node:crypto'
import { toDecimal } from '@layover/rules/money'
import { Registry } from 'prom-client'
import { expect } from 'vitest'
import { walkUpPrice } from '../catalogue/sample/walk-up-price.ts'
import { orderSettings } from '../config.ts'
import { statusKey } from '../domain/signatures.ts'
import { createPaymentMetrics } from '../metrics/payment-metrics.ts'
import { stateSigningKey } from '../states/sample-orders.ts'
import { testConfig, type Upstream } from '../upstream.test-kit.ts'
import type { OrderDeps } from './order-deps.ts'
import { createRareLog } from './rare-log.ts'

export const lead = { firstName: 'Amelia', lastName: 'Hart', email: 'amelia@example.com' }

const { priceMinor, currency } = walkUpPrice

/** An order of one pass at the walk-up price; a test changes the field that it examines. */
export function passOrder(change: object = {}) {
  return { lead, passengers: [], expectedTotal: toDecimal(priceMinor, currency), currency, ...change }
}

export const token = { method: 'token', token: 'tok_0123456789abcdef' }

/** Creates an order and answers its number. */
export async function createOrder(
  upstream: Upstream,
  change: object = {},
  key = randomUUID(),
): Promise<string> {
  const answer = await upstream.call('/lounge/createOrder', passOrder(change), key)
  expect(answer).toMatchObject({ state: '11', data: { status: 'CREATED' } })
  return String(answer.data?.orderNo)
}

/** The number of an order with the status key that createOrder gave, for any call that takes both. */
export function keyed(orderNo: string) {
  return { orderNo, statusKey: statusKey([stateSigningKey], orderNo) }
}

export async function confirm(
  upstream: Upstream,
  orderNo: string,
  payment: object = token,
  key = randomUUID(),
) {
  return await upstream.call('/lounge/confirmPaymentOrder', { ...keyed(orderNo), payment }, key)
}

export async function statusOf(upstream: Upstream, orderNo: string): Promise<unknown> {
  return (await upstream.call('/order/status', { orderNo })).data?.status
}

/**
 * The dependencies of another server on the same database, without the memory of the first one.
 */
export function recoverySide({ store, provider, clock, app }: Upstream): OrderDeps {
  return {
    ...orderSettings(testConfig()),
    store,
    provider,
    now: () => clock.now,
    log: app.log,
    logRarely: createRareLog(app.log, () => clock.now),
    metrics: createPaymentMetrics(new Registry()),
  }
}

import { Registry } from 'prom-client'
import { runOrders } from '../desk-command/command.ts'
import { merchantReference } from '../domain/order-identity.ts'
import { createPaymentMetrics } from '../metrics/payment-metrics.ts'
import { confirm, createOrder, recoverySide } from '../orders/orders.test-kit.ts'
import { recoverPayments } from '../orders/pay/recover-payments.ts'
import type { CardLedger, LedgerPayment } from '../payments/card-ledger.ts'
import { writtenTerminal } from '../terminal/written-terminal.test-kit.ts'
import { turnClock, type Upstream } from '../upstream.test-kit.ts'
import type { DeskDeps } from './desk-deps.ts'

export const why = ['--reason', 'the buyer asked by telephone', '--by', 'Kim']

/** The desk beside a server, on its database. */
export function deskSide(upstream: Upstream, ledger: CardLedger = upstream.ledger): DeskDeps {
  const metrics = createPaymentMetrics(new Registry())
  return { ...recoverySide(upstream), ledger, metrics, mailsConfirmations: true }
}

/** Types a command of the desk. */
export async function desk(upstream: Upstream, words: readonly string[], ledger?: CardLedger) {
  const { written, terminal } = writtenTerminal({ now: () => upstream.clock.now })
  const side = { store: upstream.store, desk: () => deskSide(upstream, ledger) }
  const code = await runOrders(words, terminal, async (_terminal, _acts, job) => await job(side))
  return { code, ...written }
}

export async function referenceOf({ store }: Upstream, orderNo: string): Promise<string> {
  return (await store.read.orders.find(orderNo))?.reference ?? ''
}

/** A paid order. */
export async function paidOrder(upstream: Upstream, change: object = {}) {
  const orderNo = await createOrder(upstream, change)
  await confirm(upstream, orderNo)
  return { orderNo, reference: await referenceOf(upstream, orderNo) }
}

/** An order in payment whose first attempt never got an answer. */
export async function unsettledOrder(upstream: Upstream) {
  upstream.provider.script('never arrive')
  const orderNo = await createOrder(upstream)
  await confirm(upstream, orderNo)
  return { orderNo, reference: await referenceOf(upstream, orderNo) }
}

/** The same, whose capture of another amount has turned up. */
export async function mismatchedOrder(upstream: Upstream, amountMinor = 1) {
  const order = await unsettledOrder(upstream)
  const payment = { outcome: 'CAPTURED', paymentId: 'pay_other', amountMinor, currency: 'GBP' } as const
  upstream.provider.ledger.set(merchantReference(order.orderNo, 1), payment)
  turnClock(upstream, 5)
  await recoverPayments(recoverySide(upstream))
  return order
}

/** Sets a test's database and card provider back. */
export async function tidy(upstream: Upstream): Promise<void> {
  await upstream.store.forgetOrders()
  await upstream.store.forgetPeople()
  upstream.provider.ledger.clear()
  upstream.provider.forgetScript()
  upstream.provider.isReachable = true
  upstream.ledger.forget()
  upstream.ledger.now = () => upstream.clock.now
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
}

export async function mailsOf({ store }: Upstream, reference: string): Promise<string[]> {
  return (await store.read.mails.listOf(`${reference}-`)).map(({ name }) => name.slice(reference.length + 1))
}

/** The provider's id of an order's first payment. */
export function paymentIdOf({ provider }: Upstream, orderNo: string): string {
  return provider.ledger.get(merchantReference(orderNo, 1))?.paymentId ?? `pay_${orderNo}`
}

/** An order's first payment in the provider's books. */
export function bookedPayment(
  upstream: Upstream,
  orderNo: string,
  change: Partial<LedgerPayment> = {},
): LedgerPayment {
  return {
    paymentId: paymentIdOf(upstream, orderNo),
    isCaptured: true,
    merchantReference: merchantReference(orderNo, 1),
    amountMinor: 3400,
    currency: 'GBP',
    createdAt: new Date('2026-11-21T12:00:00Z'),
    ...change,
  }
}

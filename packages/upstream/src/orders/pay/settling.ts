import type { OrderStatus } from '../../domain/order-machine.ts'
import type { PaymentOutcome } from '../../metrics/payment-metrics.ts'
import type { OrderRow } from '../../store/database/rows/orders.ts'
import type { AttemptRow } from '../../store/database/rows/payments.ts'
import type { Repositories } from '../../store/store.ts'
import type { OrderDeps } from '../order-deps.ts'

/** What settling needs of a server, or of a command beside it. */
export type SettleDeps = Pick<
  OrderDeps,
  'store' | 'now' | 'orderExpiryMs' | 'mailsConfirmations' | 'log' | 'metrics'
>

/** An attempt whose outcome is being written, on its locked order. */
export interface Settling {
  readonly deps: SettleDeps
  readonly repositories: Repositories
  readonly order: OrderRow
  readonly attempt: AttemptRow
  readonly now: Date
}

/** The order's status afterwards, and the outcome to count where one was written. */
export interface Settled {
  readonly status: OrderStatus
  readonly ended?: PaymentOutcome
}

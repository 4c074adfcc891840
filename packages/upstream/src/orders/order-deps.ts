import type { FastifyBaseLogger } from 'fastify'
import type { PaymentMetrics } from '../metrics/payment-metrics.ts'
import type { CardProvider } from '../payments/card-provider.ts'
import type { PlaceBounds } from '../slots/place-bounds.ts'
import type { Store } from '../store/store.ts'
import type { DeclineBounds } from './decline-bounds.ts'
import type { ResponseDeps } from './order-responses.ts'
import type { RareLog } from './rare-log.ts'

/** The dependencies of orders. Tests pass another clock and a scripted provider. */
export interface OrderDeps extends ResponseDeps {
  readonly store: Store
  readonly provider: CardProvider
  readonly now: () => Date
  /** How long an order waits to be paid. */
  readonly orderExpiryMs: number
  /** How long places are held before they are ordered. */
  readonly holdMs: number
  /** How long a payment may be unknown to the provider before it counts as never made. */
  readonly paymentGraceMs: number
  /** How long the provider may take to charge. */
  readonly paymentTimeoutMs: number
  /** Undefined: nothing bounds how many places one owner holds. */
  readonly placeBounds: PlaceBounds | undefined
  /** Undefined: nothing bounds how many cards one payer tries. */
  readonly declineBounds: DeclineBounds | undefined
  /** Whether a paid order is confirmed by mail (P210). */
  readonly mailsConfirmations: boolean
  readonly log: FastifyBaseLogger
  readonly logRarely: RareLog
  readonly metrics: PaymentMetrics
}

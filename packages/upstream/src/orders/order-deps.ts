import type { FastifyBaseLogger } from 'fastify'
import type { CardProvider } from '../payments/card-provider.ts'
import type { Store } from '../store/store.ts'

/** What orders are made of. Tests hand in another clock and a scripted provider. */
export interface OrderDeps {
  readonly store: Store
  readonly provider: CardProvider
  readonly signingKey: string
  readonly now: () => Date
  /** How long an order waits to be paid. */
  readonly orderExpiryMs: number
  /** How long places are held for who has not ordered yet. */
  readonly holdMs: number
  /** How long the provider may know nothing of a payment before it counts as never made. */
  readonly paymentGraceMs: number
  /** How long the provider may take to charge. */
  readonly paymentTimeoutMs: number
  readonly log: FastifyBaseLogger
}

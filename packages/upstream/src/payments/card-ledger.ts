import type { Unavailable, UnknownOutcome } from './card-provider.ts'

/** An amount to give back of a captured payment. */
export interface RefundOrder {
  readonly paymentId: string
  readonly amountMinor: number
  readonly currency: string
  /** The name of the refund at the provider, and its idempotence key (P583). */
  readonly merchantReference: string
}

/** A refund as the provider's books have it. */
export interface LedgerRefund {
  readonly refundId: string
  readonly paymentId: string
  readonly merchantReference: string
  readonly amountMinor: number
  readonly currency: string
  readonly createdAt: Date
}

/** A payment as the provider's books have it. */
export interface LedgerPayment {
  readonly paymentId: string
  readonly isCaptured: boolean
  readonly merchantReference: string
  readonly amountMinor: number
  readonly currency: string
  readonly createdAt: Date
}

/** From an instant until before another. */
export interface Period {
  readonly from: Date
  readonly before: Date
}

interface Refunded {
  readonly outcome: 'REFUNDED'
  readonly refund: LedgerRefund
}

/** The provider decided that it gives nothing back. */
interface Refused {
  readonly outcome: 'REFUSED'
  readonly reasonCode: string
}

export interface Listed<Item> {
  readonly outcome: 'LISTED'
  readonly items: readonly Item[]
}

export type ListResult<Item> = Listed<Item> | Unavailable | UnknownOutcome

/** The provider's books, for those who work on orders by hand. No method throws: an unknown outcome is a result. */
export interface CardLedger {
  /** Gives money back once for each reference. `UNAVAILABLE`: certainly nothing was given back. */
  readonly refund: (order: RefundOrder) => Promise<Refunded | Refused | Unavailable | UnknownOutcome>
  readonly refundsOf: (paymentId: string) => Promise<ListResult<LedgerRefund>>
  readonly payments: (period: Period) => Promise<ListResult<LedgerPayment>>
  readonly refunds: (period: Period) => Promise<ListResult<LedgerRefund>>
}

/**
 * `CAPTURED` paid its order. `UNAVAILABLE` certainly charged nothing and is no attempt of the visitor's (P371). The last
 * two moved money without paying an order, and wait for a person: another amount
 * than the order's, or a second capture.
 */
export type AttemptOutcome = 'CAPTURED' | 'REJECTED' | 'UNAVAILABLE' | 'AMOUNT_MISMATCH' | 'SURPLUS_CAPTURE'

export interface AttemptRow {
  order_no: string
  attempt: number
  merchant_reference: string
  /** The key of its confirm call; null on an attempt of an earlier release. */
  idempotency_key: string | null
  outcome: AttemptOutcome | null
  reason_code: string | null
  provider_payment_id: string | null
  started_at: Date
  settled_at: Date | null
  /** The time of the next query to the provider; null for never. */
  next_check_at: Date | null
  /** When a person dealt with money that paid no order. */
  handled_at: Date | null
  /** Who tried to pay, by the gateway's keyed hashes; null without them, or once the attempt has forgotten them. */
  visitor: string | null
  network: string | null
  /** When the turn began in which it was made (P486); null for one that needed none. */
  turn_at: Date | null
}

/** A visitor in the queue of a network: since when they wait, and when they last asked for their turn. */
export interface PaymentTurnRow {
  visitor: string
  network: string
  waits_since: Date
  asked_at: Date
  /** Of the first one: not before this instant its turn begins. */
  turn_at: Date | null
}

/** Money that is given back, or was once `refunded_at` is set: when the provider made the refund, by the provider's clock. */
export interface RefundRow {
  /** The refund's name at the provider, and its idempotence key. */
  merchant_reference: string
  order_no: string
  attempt: number
  provider_payment_id: string
  amount_minor: number
  currency: string
  asked_at: Date
  refund_id: string | null
  refunded_at: Date | null
}

/** Counts of differences by kind; a kind without one may be absent. */
export type DifferenceCounts = Readonly<Record<string, number>>

export interface ReconciliationRow {
  /** YYYY-MM-DD by UTC. */
  day: string
  reconciled_at: Date
  differences: DifferenceCounts
}

import type { LedgerEntry, PaymentEntry, RefundEntry } from './entry.ts'

/** The ledger's entries in memory, indexed by key, id and reference. */
export class LedgerIndex {
  readonly #payments: PaymentEntry[] = []
  readonly #refunds: RefundEntry[] = []
  readonly #byKey = new Map<string, LedgerEntry>()
  readonly #byId = new Map<string, PaymentEntry>()
  readonly #byReference = new Map<string, PaymentEntry[]>()
  readonly #refundsOf = new Map<string, RefundEntry[]>()

  add(entry: LedgerEntry): void {
    this.#byKey.set(entry.idempotenceKey, entry)
    if ('refund' in entry) this.#addRefund(entry)
    else this.#addPayment(entry)
  }

  #addPayment(entry: PaymentEntry): void {
    const { id, merchantReference } = entry.payment
    this.#payments.push(entry)
    this.#byId.set(id, entry)
    this.#byReference.set(merchantReference, [...this.withReference(merchantReference), entry])
  }

  #addRefund(entry: RefundEntry): void {
    const { paymentId } = entry.refund
    this.#refunds.push(entry)
    this.#refundsOf.set(paymentId, [...this.refundsOf(paymentId), entry])
  }

  get size(): number {
    return this.#payments.length + this.#refunds.length
  }

  get payments(): readonly PaymentEntry[] {
    return this.#payments
  }

  get refunds(): readonly RefundEntry[] {
    return this.#refunds
  }

  withKey(idempotenceKey: string): LedgerEntry | undefined {
    return this.#byKey.get(idempotenceKey)
  }

  withId(paymentId: string): PaymentEntry | undefined {
    return this.#byId.get(paymentId)
  }

  withReference(merchantReference: string): readonly PaymentEntry[] {
    return this.#byReference.get(merchantReference) ?? []
  }

  refundsOf(paymentId: string): readonly RefundEntry[] {
    return this.#refundsOf.get(paymentId) ?? []
  }
}

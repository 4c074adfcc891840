import { createHash, randomBytes } from 'node:crypto'
import type { Ledger } from '../ledger/ledger.ts'
import type { Refund, RefundRequest } from '../ledger/refund.ts'
import type { FaultId } from '../refusals/fault.ts'

type RefunderOptions = { readonly ledger: Ledger; readonly now: () => number }

/** The result of a refund request. */
type Refunding =
  | { readonly kind: 'refund'; readonly refund: Refund; readonly isReplay: boolean }
  | { readonly kind: 'fault'; readonly id: FaultId }

const fault = (id: FaultId): Refunding => ({ kind: 'fault', id })

/** Gives payments back, each idempotence key at most once, and of no payment more than it captured. */
export class Refunder {
  readonly #running = new Map<string, string>()
  /** What running requests give back, by payment: two at once must not exceed it together. */
  readonly #reserved = new Map<string, number>()
  readonly #options: RefunderOptions

  constructor(options: RefunderOptions) {
    this.#options = options
  }

  /** Refunds a payment, or returns the earlier result of this key. After a fault nothing was refunded. */
  async give(paymentId: string, request: RefundRequest, idempotenceKey: string): Promise<Refunding> {
    const { index } = this.#options.ledger
    const requestHash = hashOf(paymentId, request)
    const runningHash = this.#running.get(idempotenceKey)
    const earlier = index.withKey(idempotenceKey)
    const knownHash = runningHash ?? earlier?.requestHash
    if (knownHash !== undefined && knownHash !== requestHash) return fault('IDEMPOTENCE_KEY_REUSED')
    if (runningHash !== undefined) return fault('IDEMPOTENCE_KEY_IN_USE')
    if (earlier && 'refund' in earlier) return { kind: 'refund', refund: earlier.refund, isReplay: true }
    const refusal = this.#refuse(paymentId, request)
    if (refusal !== undefined) return fault(refusal)
    this.#running.set(idempotenceKey, requestHash)
    this.#reserve(paymentId, request.amountOfMoney.amount)
    try {
      const refund = this.#refundOf(paymentId, request)
      await this.#options.ledger.append({ idempotenceKey, requestHash, refund })
      return { kind: 'refund', refund, isReplay: false }
    } finally {
      this.#reserve(paymentId, -request.amountOfMoney.amount)
      this.#running.delete(idempotenceKey)
    }
  }

  #refuse(paymentId: string, { amountOfMoney }: RefundRequest): FaultId | undefined {
    const { index } = this.#options.ledger
    const payment = index.withId(paymentId)?.payment
    if (payment === undefined) return 'NOT_FOUND'
    const { amount, currencyCode } = payment.amountOfMoney
    if (payment.status !== 'CAPTURED' || currencyCode !== amountOfMoney.currencyCode)
      return 'PAYMENT_NOT_REFUNDABLE'
    const given = index.refundsOf(paymentId).map(({ refund }) => refund.amountOfMoney.amount)
    const left = given.reduce((sum, each) => sum - each, amount - (this.#reserved.get(paymentId) ?? 0))
    return amountOfMoney.amount > left ? 'REFUND_TOO_HIGH' : undefined
  }

  #reserve(paymentId: string, amount: number): void {
    const reserved = (this.#reserved.get(paymentId) ?? 0) + amount
    if (reserved === 0) this.#reserved.delete(paymentId)
    else this.#reserved.set(paymentId, reserved)
  }

  #refundOf(paymentId: string, { merchantReference, amountOfMoney }: RefundRequest): Refund {
    return {
      id: `ref_${randomBytes(12).toString('hex')}`,
      status: 'REFUNDED',
      paymentId,
      merchantReference,
      amountOfMoney,
      createdAt: new Date(this.#options.now()).toISOString(),
    }
  }
}

/** Hashes the request's fields in a fixed order, so that their order in the request does not matter. */
function hashOf(paymentId: string, { amountOfMoney, merchantReference }: RefundRequest): string {
  const fields = ['refund', paymentId, amountOfMoney.amount, amountOfMoney.currencyCode, merchantReference]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

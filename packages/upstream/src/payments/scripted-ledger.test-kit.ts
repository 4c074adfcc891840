import type { CardLedger, LedgerPayment, LedgerRefund } from './card-ledger.ts'

/** The behaviour of the next refund; the last two send no response. */
type Act =
  | 'refund'
  | 'refuse'
  | 'refuse repeats'
  | 'be unavailable'
  | 'refund and lose the answer'
  | 'never arrive'

/** The provider's books, which follow a script. After it refunds are made, once for each reference. */
export class ScriptedLedger implements CardLedger {
  readonly calls: string[] = []
  readonly made: LedgerRefund[] = []
  captures: LedgerPayment[] = []
  isReachable = true
  now: () => Date = () => new Date()
  /** Runs before a refund: by then the intent must be written. */
  onRefund: () => Promise<void> = async () => undefined
  #acts: Act[] = []

  script(...acts: Act[]): void {
    this.#acts.push(...acts)
  }

  /** Lets no refund go on before this many have been called. */
  holdUntil(count: number): void {
    let resolve = () => {}
    const allCalled = new Promise<void>((called) => {
      resolve = called
    })
    this.onRefund = async () => {
      if (this.calls.length === count) resolve()
      await allCalled
    }
  }

  forget(): void {
    this.calls.length = 0
    this.made.length = 0
    this.captures = []
    this.isReachable = true
    this.onRefund = async () => undefined
    this.#acts = []
  }

  refund: CardLedger['refund'] = async ({ paymentId, merchantReference, amountMinor, currency }) => {
    this.calls.push(merchantReference)
    await this.onRefund()
    const act = this.#acts.shift() ?? 'refund'
    if (act === 'never arrive') return { outcome: 'UNKNOWN', reply: 'timed_out', why: 'TimeoutError' }
    if (act === 'be unavailable')
      return { outcome: 'UNAVAILABLE', reply: 'no_connection', why: 'ECONNREFUSED' }
    if (act === 'refuse') return { outcome: 'REFUSED', reasonCode: 'REFUND_TOO_HIGH' }
    const earlier = this.made.find((each) => each.merchantReference === merchantReference)
    if (act === 'refuse repeats' && earlier !== undefined)
      return { outcome: 'REFUSED', reasonCode: 'DUPLICATE' }
    const refundId = `ref_${this.made.length + 1}`
    const refund = earlier ?? {
      refundId,
      paymentId,
      merchantReference,
      amountMinor,
      currency,
      createdAt: this.now(),
    }
    if (earlier === undefined) this.made.push(refund)
    if (act === 'refund and lose the answer') return { outcome: 'UNKNOWN', reply: 'broken', why: 'reset' }
    return { outcome: 'REFUNDED', refund }
  }

  refundsOf: CardLedger['refundsOf'] = async (paymentId) => {
    if (!this.isReachable) return { outcome: 'UNKNOWN', reply: 'timed_out', why: 'TimeoutError' }
    return { outcome: 'LISTED', items: this.made.filter((each) => each.paymentId === paymentId) }
  }

  payments: CardLedger['payments'] = async ({ from, before }) => {
    if (!this.isReachable) return { outcome: 'UNKNOWN', reply: 'timed_out', why: 'TimeoutError' }
    const items = this.captures.filter(({ createdAt }) => createdAt >= from && createdAt < before)
    return { outcome: 'LISTED', items }
  }

  refunds: CardLedger['refunds'] = async ({ from, before }) => {
    if (!this.isReachable) return { outcome: 'UNKNOWN', reply: 'timed_out', why: 'TimeoutError' }
    const items = this.made.filter(({ createdAt }) => createdAt >= from && createdAt < before)
    return { outcome: 'LISTED', items }
  }
}

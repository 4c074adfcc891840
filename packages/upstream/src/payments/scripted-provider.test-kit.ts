import type { CardProvider, Charge, DecidedPayment } from './card-provider.ts'

/** The behaviour of the next charge; the last two send no response. */
type Act =
  | 'capture'
  | 'decline'
  | 'refuse'
  | 'be unavailable'
  | 'capture and lose the answer'
  | 'never arrive'

/** A provider that follows its script and records a ledger; after the script it captures. */
export class ScriptedProvider implements CardProvider {
  readonly charges: Charge[] = []
  readonly ledger = new Map<string, DecidedPayment>()
  /** Runs during a charge: by then the intent must be written. */
  onCharge: () => Promise<void> = async () => undefined
  isReachable = true
  /** What the provider says about each card. */
  card: DecidedPayment['card'] = { brand: 'visa', last4: '4242' }
  #acts: Act[] = []
  #sessions = 0

  script(...acts: Act[]): void {
    this.#acts.push(...acts)
  }

  forgetScript(): void {
    this.#acts = []
  }

  get captured(): DecidedPayment[] {
    return [...this.ledger.values()].filter(({ outcome }) => outcome === 'CAPTURED')
  }

  openSession: CardProvider['openSession'] = async () => {
    if (!this.isReachable) return { outcome: 'UNAVAILABLE', reply: 'no_connection', why: 'ECONNREFUSED' }
    this.#sessions += 1
    return {
      outcome: 'OPENED',
      clientSessionId: `session-${this.#sessions}`,
      customerId: `customer-${this.#sessions}`,
    }
  }

  charge: CardProvider['charge'] = async (charge) => {
    this.charges.push(charge)
    await this.onCharge()
    const act = this.#acts.shift() ?? 'capture'
    if (act === 'never arrive') return { outcome: 'UNKNOWN', reply: 'timed_out', why: 'TimeoutError' }
    if (act === 'be unavailable') return { outcome: 'UNAVAILABLE', reply: 'unauthorized', why: 'status 401' }
    if (act === 'refuse') return { outcome: 'NOT_CHARGED', reasonCode: 'UNKNOWN_TOKEN' }
    const { amountMinor, currency, merchantReference } = charge
    const payment: DecidedPayment = {
      ...(act === 'decline'
        ? { outcome: 'REJECTED', reasonCode: 'INSUFFICIENT_FUNDS' }
        : { outcome: 'CAPTURED' }),
      paymentId: `pay_${this.charges.length}`,
      amountMinor,
      currency,
      ...(this.card && { card: this.card }),
    }
    const earlier = this.ledger.get(merchantReference)
    this.ledger.set(merchantReference, earlier ?? payment)
    return act === 'capture and lose the answer'
      ? { outcome: 'UNKNOWN', reply: 'broken', why: 'reset' }
      : (earlier ?? payment)
  }

  find: CardProvider['find'] = async (merchantReference) => {
    if (!this.isReachable) return { outcome: 'UNKNOWN', reply: 'timed_out', why: 'TimeoutError' }
    return this.ledger.get(merchantReference) ?? { outcome: 'NOT_CHARGED', reasonCode: 'REFUSED' }
  }
}

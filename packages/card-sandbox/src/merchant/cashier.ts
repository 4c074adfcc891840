import { createHash, randomBytes } from 'node:crypto'
import { type CardSummary, outcomes } from '../cards/test-card.ts'
import type { OpenedCard } from '../client/open-card.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Payment, PaymentRequest } from '../ledger/payment.ts'
import type { FaultId } from '../refusals/fault.ts'
import type { TokenVault } from '../vault/token-vault.ts'
import type { RecentNames } from './recent-names.ts'

type CashierOptions = {
  readonly ledger: Ledger
  readonly vault: TokenVault
  /** Decrypts a browser's input for the payment with this idempotence key only. */
  readonly openCard: (encryptedInput: string, idempotenceKey: string) => Promise<OpenedCard>
  readonly names: RecentNames
  readonly now: () => number
  /** The delay of the slow card's response. */
  readonly slowMs: number
  readonly wait: (ms: number) => Promise<unknown>
}

/** The result of a payment request. `lost` = charged, but the response must not arrive. */
type Settlement =
  | { readonly kind: 'payment'; readonly payment: Payment; readonly isReplay: boolean }
  | { readonly kind: 'lost' }
  | Refusal

type Claimed = { readonly card: CardSummary; readonly cardholderName?: string }

type Refusal = { readonly kind: 'fault'; readonly id: FaultId; readonly properties?: readonly string[] }

/** Takes payments, each idempotence key at most once. */
export class Cashier {
  readonly #running = new Map<string, string>()
  readonly #failedOnce = new Set<string>()
  readonly #options: CashierOptions

  constructor(options: CashierOptions) {
    this.#options = options
  }

  /** Charges the card, or returns the earlier result of this key. After a fault nothing was charged. */
  async take(request: PaymentRequest, idempotenceKey: string): Promise<Settlement> {
    const requestHash = hashOf(request)
    const runningHash = this.#running.get(idempotenceKey)
    const earlier = this.#options.ledger.index.withKey(idempotenceKey)
    const knownHash = runningHash ?? earlier?.requestHash
    if (knownHash !== undefined && knownHash !== requestHash) return fault('IDEMPOTENCE_KEY_REUSED')
    if (runningHash !== undefined) return fault('IDEMPOTENCE_KEY_IN_USE')
    if (earlier && 'payment' in earlier) return { kind: 'payment', payment: earlier.payment, isReplay: true }
    this.#running.set(idempotenceKey, requestHash)
    try {
      return await this.#charge(request, idempotenceKey, requestHash)
    } finally {
      this.#running.delete(idempotenceKey)
    }
  }

  async #charge(request: PaymentRequest, idempotenceKey: string, requestHash: string): Promise<Settlement> {
    const claimed = await this.#claim(request, idempotenceKey)
    if ('kind' in claimed) return claimed
    const { card, cardholderName } = claimed
    if (card.outcome === 'fails-first' && !this.#failedOnce.has(idempotenceKey)) {
      this.#failedOnce.add(idempotenceKey)
      return fault('PROCESSING_UNAVAILABLE')
    }
    const payment = decide(request, card, this.#options.now())
    if (cardholderName !== undefined) this.#options.names.remember(payment.id, cardholderName)
    await this.#options.ledger.append({ idempotenceKey, requestHash, payment })
    // From here on the ledger answers a repeat.
    if ('token' in request) this.#options.vault.spend(request.token)
    if (card.outcome === 'answer-lost') return { kind: 'lost' }
    if (card.outcome === 'slow') await this.#options.wait(this.#options.slowMs)
    return { kind: 'payment', payment, isReplay: false }
  }

  /** Returns the card and assigns it to this key's payment only. */
  async #claim(request: PaymentRequest, idempotenceKey: string): Promise<Claimed | Refusal> {
    if ('encryptedCustomerInput' in request) {
      const opened = await this.#options.openCard(request.encryptedCustomerInput, idempotenceKey)
      return 'fault' in opened ? fault(opened.fault, opened.properties) : opened
    }
    const card = this.#options.vault.claim(request.token, idempotenceKey)
    return card ? { card } : fault('UNKNOWN_TOKEN')
  }
}

function decide(request: PaymentRequest, { brand, last4, outcome }: CardSummary, nowMs: number): Payment {
  const { reasonCode } = outcomes[outcome]
  return {
    id: `pay_${randomBytes(12).toString('hex')}`,
    ...(reasonCode === undefined ? { status: 'CAPTURED' } : { status: 'REJECTED', reasonCode }),
    merchantReference: request.merchantReference,
    amountOfMoney: request.amountOfMoney,
    card: { brand, last4 },
    createdAt: new Date(nowMs).toISOString(),
  }
}

/** Hashes the request's fields in a fixed order, so that their order in the request does not matter. */
function hashOf(request: PaymentRequest): string {
  const { amountOfMoney, merchantReference } = request
  const card = 'token' in request ? request.token : request.encryptedCustomerInput
  const fields = [card, amountOfMoney.amount, amountOfMoney.currencyCode, merchantReference]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

function fault(id: FaultId, properties: readonly string[] = []): Refusal {
  return { kind: 'fault', id, properties }
}

/** The credential that a browser got from the card provider: used once, never stored, never logged. */
export type CardCredential = { readonly token: string } | { readonly encryptedCustomerInput: string }

/** One attempt to charge one order. */
export interface Charge {
  readonly card: CardCredential
  readonly amountMinor: number
  readonly currency: string
  /** The name of the attempt at the provider, and its idempotence key (P191). */
  readonly merchantReference: string
}

/** A decided payment. It never changes. */
export interface DecidedPayment {
  readonly outcome: 'CAPTURED' | 'REJECTED'
  readonly paymentId?: string
  readonly reasonCode?: string
  readonly amountMinor: number
  readonly currency: string
}

/** `UNKNOWN`: this server cannot know whether money moved. `why` is for the log and contains no card data. */
export interface UnknownOutcome {
  readonly outcome: 'UNKNOWN'
  readonly why: string
}

/** The provider charged nothing and has no payment: it refused the call before it became one. */
export interface NothingCharged {
  readonly outcome: 'NOT_CHARGED'
  readonly reasonCode: string
}

/** A browser's session with the provider, for the encryption of a card. */
export interface ClientSession {
  readonly clientSessionId: string
  readonly customerId: string
}

/** The provider's calls that this server needs. No method throws: an unknown outcome is a result. */
export interface CardProvider {
  /** Undefined when the provider opened no session; nothing was charged. */
  readonly openSession: () => Promise<ClientSession | undefined>
  readonly charge: (charge: Charge) => Promise<DecidedPayment | NothingCharged | UnknownOutcome>
  /** `NOT_CHARGED` when the provider has no payment under this reference now. */
  readonly find: (merchantReference: string) => Promise<DecidedPayment | NothingCharged | UnknownOutcome>
}

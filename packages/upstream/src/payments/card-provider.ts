/** What a visitor's browser got from the card provider: used once, never stored, never logged. */
export type CardCredential = { readonly token: string } | { readonly encryptedCustomerInput: string }

/** One attempt to charge one order. */
export interface Charge {
  readonly card: CardCredential
  readonly amountMinor: number
  readonly currency: string
  /** Names the attempt at the provider, and is its idempotence key too (P191). */
  readonly merchantReference: string
}

/** A payment that the provider has decided. It never changes afterwards. */
export interface DecidedPayment {
  readonly outcome: 'CAPTURED' | 'REJECTED'
  readonly paymentId?: string
  readonly reasonCode?: string
  readonly amountMinor: number
  readonly currency: string
}

/** `UNKNOWN`: nobody here can say whether money moved. `why` is for the log and holds nothing of the card. */
export interface UnknownOutcome {
  readonly outcome: 'UNKNOWN'
  readonly why: string
}

/** The provider took nothing and keeps no payment: the call was refused before it became one. */
export interface NothingCharged {
  readonly outcome: 'NOT_CHARGED'
  readonly reasonCode: string
}

/** A browser's session with the provider: under it the card is encrypted. */
export interface ClientSession {
  readonly clientSessionId: string
  readonly customerId: string
}

/** The provider as this server needs it. No method throws: not knowing is an answer. */
export interface CardProvider {
  /** Undefined when the provider did not open one: nothing has been lost by it. */
  readonly openSession: () => Promise<ClientSession | undefined>
  readonly charge: (charge: Charge) => Promise<DecidedPayment | NothingCharged | UnknownOutcome>
  /** `NOT_CHARGED` when the provider has no payment under this reference now. */
  readonly find: (merchantReference: string) => Promise<DecidedPayment | NothingCharged | UnknownOutcome>
}

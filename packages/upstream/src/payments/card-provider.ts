import type { PaidCard } from '../domain/paid-card.ts'
import type { ReplyName, UnavailableReply } from './provider-replies.ts'

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
  /** The card that was charged, where the provider names it as a receipt may show it. */
  readonly card?: PaidCard
}

/** This server cannot know whether money moved. `why` is for the log and contains no card data. */
export interface UnknownOutcome {
  readonly outcome: 'UNKNOWN'
  readonly reply: ReplyName
  readonly why: string
}

/** The provider charged nothing and has no payment: it refused the card's details before they became one. */
export interface NothingCharged {
  readonly outcome: 'NOT_CHARGED'
  readonly reasonCode: string
}

/** Certainly nothing was charged, for a reason that is not the card: no decline, and no attempt (P371). */
export interface Unavailable {
  readonly outcome: 'UNAVAILABLE'
  readonly reply: UnavailableReply
  readonly why: string
}

/** A browser's session with the provider, for the encryption of a card. */
export interface ClientSession {
  readonly outcome: 'OPENED'
  readonly clientSessionId: string
  readonly customerId: string
}

/** The provider's calls that this server needs. No method throws: an unknown outcome is a result. */
export interface CardProvider {
  readonly openSession: () => Promise<ClientSession | Unavailable | UnknownOutcome>
  readonly charge: (charge: Charge) => Promise<DecidedPayment | NothingCharged | Unavailable | UnknownOutcome>
  /** `NOT_CHARGED` when the provider has no payment under this reference now. */
  readonly find: (merchantReference: string) => Promise<DecidedPayment | NothingCharged | UnknownOutcome>
}

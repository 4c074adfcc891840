import type { Confirm, OrderConfirmed, OrderCreated, Result } from '@layover/api-client'
import type { ComponentType } from 'react'
import type { InputKey } from '../../session/session-state.ts'
import type { Offer, ServiceType } from '../discount/offer.ts'
import type { CheckoutState } from './checkout-state.ts'
import type { CheckoutDraft } from './draft.ts'
import type { PurchaseAddresses } from './purchase-addresses.ts'
import type { QuotedPrice } from './quoted-price.ts'
import type { ResultWords } from './result-words.ts'
import type { UseQuote } from './use-quote.ts'

/** The four stages that a visitor sees (P99). A stage's place in the list is its `?step=`. */
export const STAGES = ['Cart', 'Booking details', 'Booking review', 'Payment'] as const
export type Stage = (typeof STAGES)[number]

/** One line of the review. */
export type SummaryRow = { readonly label: string; readonly value: string }

/** What a step's component gets; `checkout` has the draft, the quote and the way on. */
export type StepProps<D extends CheckoutDraft> = { readonly checkout: CheckoutState<D> }

/** A step never names its successor: the order is the list. */
export type Step<D extends CheckoutDraft> = {
  readonly stage: Stage
  readonly title: string
  /** False where an earlier answer makes the step irrelevant; what was typed in it stays. */
  readonly applies: (draft: D) => boolean
  readonly isComplete: (draft: D) => boolean
  readonly summary: (draft: D) => readonly SummaryRow[]
  readonly component: ComponentType<StepProps<D>>
}

/** What the checkout knows when an order is made. */
export type OrderTerms = Offer & { readonly price: QuotedPrice }

/** The order calls of one purchase, which are never aborted (P35). None of them throws. */
export type JourneyCalls = {
  /** `body` is the journey's own, with `replaces` where an order of before was not paid. */
  readonly createOrder: (body: object, idempotencyKey: string) => Promise<Result<OrderCreated>>
  readonly confirm: (body: Confirm, idempotencyKey: string) => Promise<Result<OrderConfirmed>>
}

export type PriceOfOne = {
  readonly price: string
  readonly currency: string
  readonly currencySymbol: string
}

/** One purchase, as data (P100). */
export type Journey<D extends CheckoutDraft> = {
  readonly name: string
  /** Where the session keeps its draft (P41). */
  readonly inputInfo: InputKey
  /** Which purchase a discount code is for (P260). */
  readonly serviceType: ServiceType
  readonly addresses: PurchaseAddresses
  /** What is bought, counted: 'pass', 'passes'. */
  readonly unit: { readonly one: string; readonly many: string }
  /** A hook: what one costs, as its own call says; undefined until it has. Only ever shown, never multiplied. */
  readonly usePriceOfOne: () => PriceOfOne | undefined
  /** What the order is of, over the summary's lines. */
  readonly describe: (draft: D) => readonly string[]
  /** What the terms box says after 'I agree to the Terms of service'. */
  readonly termsRemark?: string
  readonly resultWords: ResultWords
  readonly emptyDraft: D
  /** Reads what the session stored; anything that is not a draft becomes the empty one. */
  readonly restore: (stored: unknown) => D
  readonly steps: readonly Step<D>[]
  /** What stands above every step: a hold's countdown. */
  readonly banner?: ComponentType<StepProps<D>>
  /** False once what was held for the order is over: then no card is sent anywhere, and the banner says why. */
  readonly canOrder?: (draft: D) => boolean
  /** How many are bought; 0 while nothing is chosen. */
  readonly count: (draft: D) => number
  readonly useQuote: UseQuote<D>
  readonly orderBody: (draft: D, terms: OrderTerms) => object
  /**
   * What a refused order changes in the answers, for those refusals that an earlier step can mend: a time that is gone.
   * Undefined for all others: then the order has failed.
   */
  readonly mendRefusal?: (errorCode: string, draft: D) => { stage: Stage; change: Partial<D> } | undefined
  readonly calls: JourneyCalls
}

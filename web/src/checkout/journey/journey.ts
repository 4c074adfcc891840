import type { Confirm, OrderConfirmed, OrderCreated, Result } from '@layover/api-client'
import type { ComponentType } from 'react'
import type { InputKey } from '../../session/session-state.ts'
import type { Offer } from '../discount/offer.ts'
import type { CheckoutState } from './checkout-state.ts'
import type { CheckoutDraft } from './draft.ts'
import type { PaymentOutcome } from './outcome.ts'
import type { PurchaseAddresses } from './purchase-addresses.ts'
import type { QuotedPrice } from './quoted-price.ts'
import type { ResultWords } from './result-words.ts'
import type { UseQuote } from './use-quote.ts'

/** The four stages that a visitor sees (P99). A stage's position in the list is its `?step=`. */
export const STAGES = ['Cart', 'Booking details', 'Booking review', 'Payment'] as const
export type Stage = (typeof STAGES)[number]

/** One line of the review. */
export type SummaryRow = {
  readonly label: string
  readonly value: string
  /** The id of the field behind the answer, where the visitor can change it. */
  readonly fieldId?: string
}

/** The props of a step's component. */
export type StepProps<D extends CheckoutDraft> = { readonly checkout: CheckoutState<D> }

/** One step. It never names its successor: the order is the list. */
export type Step<D extends CheckoutDraft> = {
  readonly stage: Stage
  readonly title: string
  /** False when an earlier answer makes the step irrelevant; its answers stay. */
  readonly applies: (draft: D) => boolean
  readonly isComplete: (draft: D) => boolean
  readonly summary: (draft: D) => readonly SummaryRow[]
  readonly component: ComponentType<StepProps<D>>
  /** Readies what `component` needs in idle time: its code, where that is a part of its own. */
  readonly load?: () => Promise<void>
}

/** The terms under which an order is made. */
export type OrderTerms = Offer & { readonly price: QuotedPrice }

/** The order calls of one purchase, which are never aborted (P35). None of them throws. */
export type JourneyCalls = {
  /** `body` is the journey's own, with `replaces` when an earlier order was not paid. */
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
  /** The session's field for its draft (P41). */
  readonly inputInfo: InputKey
  readonly addresses: PurchaseAddresses
  /** The unit that is counted: 'pass', 'passes'. */
  readonly unit: { readonly one: string; readonly many: string }
  /** A hook: the price of one, from its own call; undefined until it has loaded. It is shown, never multiplied. */
  readonly usePriceOfOne: () => PriceOfOne | undefined
  /** The labels of the lines that every price has beside the count and a discount; none by default. */
  readonly priceLabels?: readonly string[]
  /** The lines above the summary that describe the order. */
  readonly describe: (draft: D) => readonly string[]
  /** The text of the terms box after 'I agree to the Terms of service'. */
  readonly termsRemark?: string
  /** The discount box in the summary, with its remark; undefined where no code applies (P107). */
  readonly discountBox?: { readonly remark?: string }
  readonly resultWords: ResultWords
  /** What the result page needs of the draft, which ends with the purchase; it stays in the tab's history. */
  readonly resultState?: (draft: D) => object
  readonly emptyDraft: D
  /** Reads the stored draft; anything that is not a draft becomes the empty one. */
  readonly restore: (stored: unknown) => D
  readonly steps: readonly Step<D>[]
  /** The banner above every step: a hold's countdown. */
  readonly banner?: ComponentType<StepProps<D>>
  /** False once the order's hold is over: then the shop sends no card, and the banner gives the reason. */
  readonly canOrder?: (draft: D) => boolean
  /** The quantity; 0 while nothing is chosen. */
  readonly count: (draft: D) => number
  readonly useQuote: UseQuote<D>
  readonly orderBody: (draft: D, terms: OrderTerms) => object
  /**
   * The change of the answers after a refused order, for refusals that an earlier step can correct: a time that is
   * gone. Undefined for all others: then the order has failed.
   */
  readonly mendRefusal?: (errorCode: string, draft: D) => { stage: Stage; change: Partial<D> } | undefined
  /** The last check before createOrder (P145): undefined if the order can be made, else the outcome of the press. */
  readonly checkAgain?: (checkout: CheckoutState<D>) => Promise<PaymentOutcome | undefined>
  readonly calls: JourneyCalls
}

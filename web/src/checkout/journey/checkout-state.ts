import type { RefObject } from 'react'
import type { CardInput } from '../card/card.ts'
import type { Discount } from '../discount/use-discount.ts'
import type { CheckoutDraft, OrderIntent } from './draft.ts'
import type { Journey, Stage, Step } from './journey.ts'
import type { DraftChange } from './use-draft.ts'
import type { Quote } from './use-quote.ts'

/** Everything that the steps of one purchase share. */
export type CheckoutState<D extends CheckoutDraft> = {
  readonly journey: Journey<D>
  readonly step: Step<D>
  readonly draft: D
  /** The draft at this very moment, for what has waited since it was drawn. */
  readonly read: () => D
  readonly update: (change: DraftChange<D>) => void
  /** Keeps what is no answer, such as a hold that was renewed: what was agreed to stands. */
  readonly keep: (change: Partial<D>) => void
  readonly keepIntent: (intent: OrderIntent | undefined) => void
  readonly restart: () => void
  readonly quote: Quote
  readonly discount: Discount
  /** Goes to the step behind this one. */
  readonly goOn: () => void
  /** Goes back to a stage, as far as the answers lead. */
  readonly goTo: (stage: Stage) => void
  /** The title of the page, made by the one function that makes a page's head. */
  readonly setHasError: (hasError: boolean) => void
  /** What a declined card leaves for 'Try again': all but the CVV, in memory alone (P198). */
  readonly declinedCard: RefObject<CardInput | null>
  /** Raised when the purchase was paid: what was typed is dropped once its result is shown (P44). */
  readonly isFinished: RefObject<boolean>
  /** From the press until the outcome is known; leaving is guarded meanwhile. */
  readonly isRunning: boolean
  readonly setRunning: (isRunning: boolean) => void
  /** The outcome is known and the page is about to be left for it: nothing is drawn anew, nobody asks. */
  readonly letGo: () => void
}

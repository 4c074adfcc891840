import type { RefObject } from 'react'
import type { CardInput } from './card/card.ts'
import type { Discount } from './discount/use-discount.ts'
import type { CheckoutDraft, OrderIntent } from './draft.ts'
import type { Journey, Step } from './journey.ts'
import type { Quote } from './use-quote.ts'

/** Everything that the steps of one purchase share. */
export type CheckoutState<D extends CheckoutDraft> = {
  readonly journey: Journey<D>
  readonly step: Step<D>
  readonly draft: D
  readonly update: (patch: Partial<D>) => void
  readonly keepIntent: (intent: OrderIntent | undefined) => void
  readonly restart: () => void
  readonly quote: Quote
  readonly discount: Discount
  /** Goes to the step behind this one. */
  readonly goOn: () => void
  /** The title of the page, made by the one function that makes a page's head. */
  readonly setHasError: (hasError: boolean) => void
  /** What a declined card leaves for 'Try again': all but the CVV, in memory alone (ruling 5). */
  readonly keptCard: RefObject<CardInput | null>
  /** From the press until the outcome is known; leaving is guarded meanwhile. */
  readonly isRunning: boolean
  readonly setRunning: (isRunning: boolean) => void
}

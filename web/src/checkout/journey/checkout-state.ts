import type { RefObject } from 'react'
import type { CardInput } from '../card/card.ts'
import type { Discount } from '../discount/use-discount.ts'
import type { CheckoutDraft, OrderIntent } from './draft.ts'
import type { Journey, Stage, Step } from './journey.ts'
import type { DraftChange } from './use-draft.ts'

/** The state that the steps of one purchase share. */
export type CheckoutState<D extends CheckoutDraft> = {
  readonly journey: Journey<D>
  readonly step: Step<D>
  readonly draft: D
  /** Reads the current draft, for code that has awaited something since the last drawing. */
  readonly read: () => D
  readonly update: (change: DraftChange<D>) => void
  /** Stores a change that the visitor did not make, such as a renewed hold. The agreed total stays valid. */
  readonly keep: (change: Partial<D>) => void
  readonly keepIntent: (intent: OrderIntent | undefined) => void
  readonly restart: () => void
  readonly discount: Discount
  /** Goes to the next step, with the answers that the press itself gives. */
  readonly goOn: (answers?: Partial<D>) => void
  /** Goes to a stage, as far as the answers allow. */
  readonly goTo: (stage: Stage) => void
  /** Puts 'Error: ' before the page's title. */
  readonly setHasError: (hasError: boolean) => void
  /** A declined card without its CVV for 'Try again', in memory alone (P198). */
  readonly declinedCard: RefObject<CardInput | null>
  /** Set when the purchase is paid; the typed answers are dropped once its result is shown (P44). */
  readonly isFinished: RefObject<boolean>
  /** True from the press until the outcome is known. Leaving is guarded meanwhile. */
  readonly isRunning: boolean
  readonly setRunning: (isRunning: boolean) => void
  /** Called when the outcome is known and the page is left for it: it neither draws again nor asks for confirmation. */
  readonly letGo: () => void
}

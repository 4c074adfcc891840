import type { MembershipConfirmed } from '@layover/api-client'
import type { ReactNode } from 'react'

/** How a purchase ended; `payment` and `order` name the part that failed (P26). */
export type ResultKind = 'success' | 'payment' | 'order'

/** A paid order as its cards show it: whole, or as much of it as the link of one pass opens. */
export type Bought = Partial<MembershipConfirmed>

/** The words of a purchase's result pages. */
export type ResultWords = {
  /** The service of the orders that it describes, and of their discount codes (P260). An order of another service is not shown under this address. */
  readonly serviceType: NonNullable<MembershipConfirmed['serviceType']>
  /** The code from which the failure page's picture is drawn. */
  readonly pictureCode: string
  /** What happens next, in three lines: when, where, how to get in. */
  readonly next: (order: MembershipConfirmed) => readonly NextLine[]
  /** The bought goods as cards to show at the desk. */
  readonly bought: (order: Bought) => ReactNode
  /** Title and noun of the result: 'You are booked' and 'booking' by default. */
  readonly title?: (order: MembershipConfirmed) => string
  readonly noun?: ResultNoun
  /** Whether the page shows a secret of its buyer alone, so that it offers no sharing (P446). */
  readonly isPrivate?: boolean
  /** Heading and sentence of the failure page, if they differ from a booking's (P162). */
  readonly failure?: { readonly title: string; readonly sentence: string }
}

/** A line of 'What happens next'. */
export type NextLine = { readonly title: string; readonly text: string }

/** The visitor's word for the purchase. */
export type ResultNoun = 'booking' | 'purchase' | 'pass'

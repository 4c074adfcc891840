import type { MembershipConfirmed } from '@layover/api-client'
import type { ReactNode } from 'react'

/** How a purchase ended; `payment` and `order` say what failed (P26). */
export type ResultKind = 'success' | 'payment' | 'order'

/** What a purchase says once it is over. */
export type ResultWords = {
  /** Which orders it speaks of. An order of another service is not shown under this address. */
  readonly serviceType: NonNullable<MembershipConfirmed['serviceType']>
  /** What the failure page's picture is drawn from. */
  readonly pictureCode: string
  /** What the visitor does with what was bought. */
  readonly lead: string
  /** What was bought, as cards to show at the desk. */
  readonly bought: (order: MembershipConfirmed) => ReactNode
  /** What the result calls itself: 'You are booked', about 'your booking', unless it says so. */
  readonly title?: string
  readonly noun?: ResultNoun
  /** The heading and the sentence of the failure page where they are not those of a booking (P162). */
  readonly failure?: { readonly title: string; readonly sentence: string }
}

/** What a visitor calls what was bought. */
export type ResultNoun = 'booking' | 'purchase'

import type { LoungeDetail } from '@layover/api-client'
import { PRE_BOOKING_LEAD_HOURS } from '@layover/rules/lead-time'
import { BUY_PASS, preBookPath } from '@layover/site/addresses'
import { cameFromLounge } from '../../places/came-from-lounge.ts'

/** One way into a lounge. Prices are text per person with all fees in; `null` until they have loaded. */
export type Way = {
  id: 'walk-up' | 'pre-book'
  title: string
  price: string | null
  text: string
  /** The condition beside the button. */
  note: string
  action: string
  to: string
  /** For the history entry of `to`. */
  state?: ReturnType<typeof cameFromLounge>
}

type Prices = { walkUp: string | null; preBook: string | null }

/** Every way into this lounge, the walk-up pass first. */
export function waysIn(lounge: LoungeDetail, prices: Prices): Way[] {
  const ways: Way[] = []
  if (lounge.walkIn !== false) {
    ways.push({
      id: 'walk-up',
      title: 'Walk-up pass',
      price: prices.walkUp,
      text: 'Go in when there is space. Valid 1 year, in any lounge in the network.',
      note: 'Walk-up, subject to space',
      action: 'Buy pass',
      to: BUY_PASS,
      state: cameFromLounge(lounge),
    })
  }
  if (lounge.prebookAllow) {
    ways.push({
      id: 'pre-book',
      title: 'Pre-book a place',
      price: prices.preBook,
      text: `Your place is held for a time you choose, at least ${PRE_BOOKING_LEAD_HOURS} hours ahead. Non-refundable.`,
      note: 'Place held, non-refundable',
      action: 'Pre-book',
      to: `${preBookPath(lounge)}?step=1`,
    })
  }
  return ways
}

import { countPurchases } from '../analytics/events.ts'
import { openTracking, track } from '../analytics/track.ts'
import { visitEvents } from '../analytics/visit-events.ts'
import { purchases } from '../features/purchases.ts'
import type { ErrorPopupContent } from '../store/error-popup-slice.ts'
import type { ShownPage } from '../store/shown-page-slice.ts'
import type { Store } from '../store/store.ts'

/**
 * Sends the analytics port the pages, searches, steps, results and errors that the store shows. It loads when the
 * browser is idle, so no page waits for it. Returns a function that stops it.
 */
export function followVisit(store: Store): () => void {
  countPurchases(purchases)
  let page: ShownPage | null = null
  let error: ErrorPopupContent | null = null
  const look = () => {
    const { shownPage, errorPopup } = store.getState()
    if (shownPage.shown && shownPage.shown !== page)
      for (const event of visitEvents(page, shownPage.shown, purchases)) track(event)
    if (errorPopup.content && !error) track({ name: 'error_shown', error: kindOf(errorPopup.content) })
    page = shownPage.shown
    error = errorPopup.content
  }
  look()
  const stopLooking = store.subscribe(look)
  const stopTracking = openTracking()
  return () => {
    stopLooking()
    void stopTracking.then((stop) => stop())
  }
}

function kindOf({ title }: ErrorPopupContent): 'connection' | 'other' {
  return title === 'Connection Error' ? 'connection' : 'other'
}

import { countPurchases, type ShopEvent } from '../analytics/events.ts'
import { openTracking, track } from '../analytics/track.ts'
import { visitEvents } from '../analytics/visit-events.ts'
import { CONNECTION_ERROR } from '../api/call-failed.ts'
import { nextTask } from '../api/next-task.ts'
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
    const { shown } = shownPage
    const from = page
    if (shown && shown !== page) later(() => visitEvents(from, shown, purchases))
    const { content } = errorPopup
    if (content && !error) later(() => [{ name: 'error_shown', error: kindOf(content) }])
    page = shown
    error = content
  }
  look()
  const stopLooking = store.subscribe(look)
  const stopTracking = openTracking()
  return () => {
    stopLooking()
    void stopTracking.then((stop) => stop())
  }
}

/** Events are made out once the page is shown that they tell of. */
function later(events: () => ShopEvent[]): void {
  void nextTask().then(() => events().forEach(track))
}

function kindOf({ title }: ErrorPopupContent): 'connection' | 'other' {
  return title === CONNECTION_ERROR.title ? 'connection' : 'other'
}

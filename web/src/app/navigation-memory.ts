import { type MiddlewareFunction, matchPath } from 'react-router'
import { client } from '../api/client.ts'
import { nextTask } from '../api/next-task.ts'
import { purchases } from '../features/purchases.ts'
import { enterBooking } from '../session/session-slice.ts'
import type { ShownPage } from '../store/shown-page-slice.ts'
import type { Store } from '../store/store.ts'
import { storeContext } from '../store/store-context.ts'

/** The purchase of an address; its results belong to it. */
function purchaseAt(pathname: string) {
  return purchases.find(({ path }) => matchPath(path, pathname) !== null)
}

/** Entering a purchase starts a booking (P31). From another purchase the way back stays. */
function enter(store: Store, from: string, pathname: string): void {
  const entered = purchaseAt(pathname)
  if (!entered) return
  const left = purchaseAt(from.replace(/\?.*/s, ''))
  if (entered === left) return
  store.dispatch(enterBooking(left ? store.getState().session.processGoBackPath : from))
}

/**
 * Runs before the loaders and guards of a navigation. Leaving a page cancels its running reads (P34). Entering a
 * booking from another page stores the way back and drops the older booking. The first page of a tab does neither, so
 * a reload keeps what was typed.
 */
export const leavePage: MiddlewareFunction = async ({ request, context }, next) => {
  const store = context.get(storeContext)
  const { shown } = store.getState().shownPage
  const { pathname } = new URL(request.url)
  if (shown && shown.pathname !== pathname) {
    enter(store, addressOf(shown), pathname)
    // RTK Query learns of a cancelled read some microtasks later. A loader with the same query before that (a link pressed
    // twice) would join the cancelled one and get no data.
    if (client.cancelReads()) await nextTask()
  }
  return next()
}

/**
 * The same rule for a document load, such as an address typed into the browser. A reload shows the same page again,
 * and the first page of a tab has no page before it.
 */
export function enterByDocument(store: Store, pathname: string): void {
  const { lastPage } = store.getState().session
  if (lastPage) enter(store, lastPage, pathname)
}

/** The page's address without `from`: links add it while it applies, and an ended embedding must not start again. */
export function addressOf({ pathname, search }: ShownPage): string {
  const query = new URLSearchParams(search)
  query.delete('from')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

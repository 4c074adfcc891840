import { type MiddlewareFunction, matchPath } from 'react-router'
import { client } from '../api/client.ts'
import { purchases } from '../features/purchases.ts'
import { enterBooking } from '../session/session-slice.ts'
import type { ShownPage } from '../store/shown-page-slice.ts'
import { type Store, storeContext } from '../store/store.ts'

/** Whether an address belongs to a purchase; entering one starts a booking (P31), and its results belong to it. */
export function isBooking(pathname: string): boolean {
  return purchases.some(({ path }) => matchPath(path, pathname) !== null)
}

/**
 * Runs before a navigation's loaders, so that they and their guards meet a world in order. Leaving a page cancels its
 * running reads (P34); entering a booking from elsewhere remembers the way back and forgets the older booking.
 * The first page of a tab leaves nothing: a reload keeps what was typed.
 */
export const leavePage: MiddlewareFunction = async ({ request, context }, next) => {
  const store = context.get(storeContext)
  const { shown } = store.getState().shownPage
  const { pathname } = new URL(request.url)
  if (shown && shown.pathname !== pathname) {
    if (isBooking(pathname) && !isBooking(shown.pathname)) store.dispatch(enterBooking(addressOf(shown)))
    if (client.cancelReads()) await theirEnd()
  }
  return next()
}

/**
 * The same for a document's load: an address typed over the page that this tab showed last. A reload shows what it
 * showed before, and a tab's first page has nothing before it.
 */
export function enterByDocument(store: Store, pathname: string): void {
  const { lastPage } = store.getState().session
  if (lastPage && isBooking(pathname) && !isBooking(lastPage.replace(/\?.*/s, '')))
    store.dispatch(enterBooking(lastPage))
}

/** The page's address without `from`: the links add it while it holds, and an ended embedding must not begin again. */
export function addressOf({ pathname, search }: ShownPage): string {
  const query = new URLSearchParams(search)
  query.delete('from')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/**
 * A cancelled query is known as cancelled some microtasks later. A loader that asks the same question before that (the
 * same link pressed twice) would join the cancelled one and stand without an answer.
 */
function theirEnd(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

import {
  combineSlices,
  createAction,
  createDynamicMiddleware,
  type Dispatch,
  type WithSlice,
} from '@reduxjs/toolkit'
import type { Api } from '../api/late-query.ts'
import { sessionSlice } from '../session/session-slice.ts'
import { errorPopupSlice } from './error-popup-slice.ts'
import { loadingSlice } from './loading-slice.ts'
import { shownPageSlice } from './shown-page-slice.ts'

/** The slices of every page; the query cache joins them with the first use of it. */
export const reducer = combineSlices(
  errorPopupSlice,
  loadingSlice,
  sessionSlice,
  shownPageSlice,
).withLazyLoadedSlices<WithSlice<Api>>()

/** The place of the query cache's middleware in every store. */
export const lateMiddleware = createDynamicMiddleware()

let injected: Api | undefined
const running = new Set<Dispatch>()
const apiInjected = createAction('store/apiInjected')

/** Puts the query cache into every store. A running one would not see its slice without an action. */
export function injectApi(api: Api): void {
  reducer.inject(api)
  lateMiddleware.addMiddleware(api.middleware)
  injected = api
  for (const dispatch of running) dispatch(apiInjected())
}

/** The query cache, once it is in the stores. */
export function injectedApi(): Api | undefined {
  return injected
}

/** Registers a store that may run before the query cache arrives. */
export function awaitApi(dispatch: Dispatch): void {
  running.add(dispatch)
}

import { combineSlices, configureStore, createAction, createDynamicMiddleware } from '@reduxjs/toolkit'
import { createContext } from 'react-router'
import { sessionSlice } from '../session/session-slice.ts'
import { errorPopupSlice } from './error-popup-slice.ts'
import { loadingSlice } from './loading-slice.ts'
import { shownPageSlice } from './shown-page-slice.ts'

/**
 * Slices that arrive with a part of the shop instead of with every page. Extend it where one is injected:
 * `declare module '…/store/store.ts' { interface LateSlices extends WithSlice<typeof api> {} }`, `reducer.inject(api)`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging.
export interface LateSlices {}

export const reducer = combineSlices(
  errorPopupSlice,
  loadingSlice,
  sessionSlice,
  shownPageSlice,
).withLazyLoadedSlices<LateSlices>()

/** Middleware that arrives with an injected slice: `lateMiddleware.addMiddleware(api.middleware)`. */
export const lateMiddleware = createDynamicMiddleware()

type RootState = ReturnType<typeof reducer>
export type Store = ReturnType<typeof createStore>

/** One store per browser tab, and one per prerendered page at build. `preloaded` is what the session stored. */
export function createStore(preloaded?: Partial<RootState>) {
  const store = configureStore({
    reducer,
    ...(preloaded && { preloadedState: preloaded }),
    middleware: (getDefault) => getDefault().concat(lateMiddleware.middleware),
  })
  running.add(() => store.dispatch(sliceArrived()))
  return store
}

const sliceArrived = createAction('store/sliceArrived')
const running = new Set<() => void>()

/** Gives an injected slice its place in stores that are already running: without an action they would not see it. */
export function announceSlice(): void {
  for (const notify of running) notify()
}

/** How loaders reach the store: `context.get(storeContext)`, never a module's variable. */
export const storeContext = createContext<Store>()

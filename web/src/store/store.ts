import { combineSlices, configureStore, createAction, createDynamicMiddleware } from '@reduxjs/toolkit'
import { createContext } from 'react-router'
import { sessionSlice } from '../session/session-slice.ts'
import { errorPopupSlice } from './error-popup-slice.ts'
import { loadingSlice } from './loading-slice.ts'
import { shownPageSlice } from './shown-page-slice.ts'

/**
 * Slices that load with a part of the shop instead of with every page. Extend it where one is injected:
 * `declare module '…/store/store.ts' { interface LateSlices extends WithSlice<typeof api> {} }`,
 * `reducer.inject(api)`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging.
export interface LateSlices {}

export const reducer = combineSlices(
  errorPopupSlice,
  loadingSlice,
  sessionSlice,
  shownPageSlice,
).withLazyLoadedSlices<LateSlices>()

/** Middleware that loads with an injected slice: `lateMiddleware.addMiddleware(api.middleware)`. */
export const lateMiddleware = createDynamicMiddleware()

type RootState = ReturnType<typeof reducer>
export type Store = ReturnType<typeof createStore>

/** Creates a store: one per browser tab, and one per prerendered page at build. `preloaded` is the stored session. */
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

/** Adds an injected slice to running stores: they would not see it without an action. */
export function announceSlice(): void {
  for (const notify of running) notify()
}

/** The store for loaders: `context.get(storeContext)`, never a module's variable. */
export const storeContext = createContext<Store>()

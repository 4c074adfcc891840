import type { WithSlice } from '@reduxjs/toolkit'
import type { RouterContextProvider } from 'react-router'
import { api } from '../api/api.ts'
import { announceSlice, lateMiddleware, reducer, type Store, storeContext } from './store.ts'

declare module './store.ts' {
  interface LateSlices extends WithSlice<typeof api> {}
}

/** Injects the query cache into the store. A route with a loader that reads from the server imports this module. */
reducer.inject(api)
lateMiddleware.addMiddleware(api.middleware)
announceSlice()

export { api }

/** The store for loaders that read from the server. Importing this module injects the query cache. */
export function loaderStore(context: Readonly<RouterContextProvider>): Store {
  return context.get(storeContext)
}

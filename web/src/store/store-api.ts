import type { WithSlice } from '@reduxjs/toolkit'
import type { RouterContextProvider } from 'react-router'
import { api } from '../api/api.ts'
import { announceSlice, lateMiddleware, reducer, type Store, storeContext } from './store.ts'

declare module './store.ts' {
  interface LateSlices extends WithSlice<typeof api> {}
}

/** Puts the server's answers into the store. A route that reads from the server imports this module once. */
reducer.inject(api)
lateMiddleware.addMiddleware(api.middleware)
announceSlice()

export { api }

/** The store for loaders that read from the server: importing this module has injected the place of the answers. */
export function loaderStore(context: Readonly<RouterContextProvider>): Store {
  return context.get(storeContext)
}

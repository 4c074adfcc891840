import type { WithSlice } from '@reduxjs/toolkit'
import { api } from '../api/api.ts'
import { lateMiddleware, reducer } from './store.ts'

declare module './store.ts' {
  interface LateSlices extends WithSlice<typeof api> {}
}

/** Puts the server's answers into the store. A route that reads from the server imports this module once. */
reducer.inject(api)
lateMiddleware.addMiddleware(api.middleware)

export { api }

import { configureStore } from '@reduxjs/toolkit'
import { despiteLeaving } from '../api/despite-leaving.ts'
import type { QueryCache } from '../api/late-query.ts'
import { importPart } from '../network/import-part.ts'
import { whenIdle } from '../ui/page/when-idle.ts'
import { awaitApi, injectedApi, lateMiddleware, reducer } from './reducer.ts'

type RootState = ReturnType<typeof reducer>
export type Store = ReturnType<typeof createStore>

const importApi = () => importPart(() => import('./store-api.ts'))

/** For pages whose first view does without the query cache. */
const queryCache: QueryCache = {
  loadedApi: injectedApi,
  whenIdle,
  /** Rejects where the cache came into other stores alone, as for a store that an earlier test left. */
  async loadApi() {
    if (!injectedApi()) await despiteLeaving(importApi)
    const api = injectedApi()
    if (!api) throw new Error('The query cache is in other stores.')
    return api
  },
}

/** Creates a store: one per browser tab, and one per prerendered page at build. `preloaded` is the stored session. */
export function createStore(preloaded?: Partial<RootState>) {
  const store = configureStore({
    reducer,
    ...(preloaded && { preloadedState: preloaded }),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: queryCache } }).concat(lateMiddleware.middleware),
  })
  awaitApi(store.dispatch)
  return store
}

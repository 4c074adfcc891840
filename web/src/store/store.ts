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
  loadApi: async () => injectedApi() ?? (await despiteLeaving(importApi)).api,
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

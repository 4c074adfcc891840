import type { RouterContextProvider } from 'react-router'
import { api } from '../api/api.ts'
import { injectApi } from './reducer.ts'
import type { Store } from './store.ts'
import { storeContext } from './store-context.ts'

/** A route with a loader that reads from the server imports this module; elsewhere the first query loads it. */
injectApi(api)

export { api }

/** The store for loaders that read from the server. Importing this module injects the query cache. */
export function loaderStore(context: Readonly<RouterContextProvider>): Store {
  return context.get(storeContext)
}

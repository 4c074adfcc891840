import { createContext, type RouterContextProvider } from 'react-router'
import type { Store } from './store.ts'

/** The store for loaders: `context.get(storeContext)`, never a module's variable. */
export const storeContext = createContext<Store>()

/** The store for loaders that read from the server. */
export function loaderStore(context: Readonly<RouterContextProvider>): Store {
  return context.get(storeContext)
}

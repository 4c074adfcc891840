import { createContext } from 'react-router'
import type { Store } from './store.ts'

/** The store for loaders: `context.get(storeContext)`, never a module's variable. */
export const storeContext = createContext<Store>()

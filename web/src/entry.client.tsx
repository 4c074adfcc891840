import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { ShopRouter } from './app/boot/shop-router.tsx'
import { makeInstallable } from './app/installable.ts'
import { enterByDocument } from './app/navigation-memory.ts'
import { wireApi } from './app/wire-api.ts'
import { mirrorSession } from './session/mirror-session.ts'
import { loadSession } from './session/session-storage.ts'
import { createStore } from './store/store.ts'
import { storeContext } from './store/store-context.ts'
import { whenIdle } from './ui/page/when-idle.ts'

const store = createStore({ session: loadSession() })
mirrorSession(store)
enterByDocument(store, window.location.pathname)
wireApi(store)

/** Loaders see the same store as components, through the router's context. */
function getContext() {
  const context = new RouterContextProvider()
  context.set(storeContext, store)
  return context
}

/** The router's own start also replaces modules while one writes them. */
const Router = import.meta.env.DEV ? HydratedRouter : ShopRouter

/** Loads long after the first paint; without it the shop still works. */
whenIdle(() => {
  makeInstallable()
  import('./app/offline.ts').then(({ openOffline }) => openOffline()).catch(() => {})
  import('./app/follow-visit.ts').then(
    ({ followVisit }) => followVisit(store),
    () => {},
  )
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Built pages know no session: they hydrate with the default state, then the real one takes over. */}
      <Provider store={store} serverState={createStore().getState()}>
        <Router getContext={getContext} />
      </Provider>
    </StrictMode>,
    // A mismatch between the prerendered page and the first render is a bug, so it is logged.
    { onRecoverableError: (error) => console.error(error) },
  )
})

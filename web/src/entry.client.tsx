import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { nextTask } from './api/next-task.ts'
import { ShopRouter } from './app/boot/shop-router.tsx'
import { enterByDocument } from './app/navigation-memory.ts'
import { wireApi } from './app/wire-api.ts'
import { mirrorSession } from './session/mirror-session.ts'
import type { SessionState } from './session/session-state.ts'
import { loadSession } from './session/session-storage.ts'
import { createStore, type Store } from './store/store.ts'
import { storeContext } from './store/store-context.ts'
import { whenIdle } from './ui/page/when-idle.ts'

/** Resolves once the page is being hydrated. The start script waits for it, and shows the boot message where it rejects. */
export const started = start()

/** Libraries, store and hydration, each in a task of its own: the browser can answer a press between them. */
async function start() {
  await nextTask()
  const onIdle = (before: SessionState) => {
    import('./app/tell-of-idle.ts').then(({ tellOfIdle }) => tellOfIdle(store, before)).catch(() => {})
  }
  const store: Store = createStore({ session: loadSession(Date.now(), onIdle) })
  mirrorSession(store, onIdle)
  enterByDocument(store, window.location.pathname)
  wireApi(store)
  await nextTask()
  hydrate(store)
  loadLateParts(store)
}

/** Loads parts long after the first paint; without them the shop still works. */
function loadLateParts(store: Store) {
  whenIdle(() => {
    import('./app/settle-in.ts').then(({ settleIn }) => settleIn()).catch(() => {})
    import('./app/follow-visit.ts').then(
      ({ followVisit }) => followVisit(store),
      () => {},
    )
  })
}

function hydrate(store: Store) {
  // The router's own start also replaces modules while one writes them.
  const Router = import.meta.env.DEV ? HydratedRouter : ShopRouter
  // Loaders see the same store as components, through the router's context.
  const getContext = () => {
    const context = new RouterContextProvider()
    context.set(storeContext, store)
    return context
  }
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
}

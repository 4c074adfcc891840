import { watchPresses } from '../api/client.ts'
import { loadingEnded, loadingStarted } from '../store/loading-slice.ts'
import type { Store } from '../store/store.ts'

/** Lets the overlay follow submits and orders (P73). Returns the way to stop. */
export function wireApi(store: Store): () => void {
  return watchPresses({
    onStart: (effect) => store.dispatch(loadingStarted(effect)),
    onEnd: (effect) => store.dispatch(loadingEnded(effect)),
  })
}

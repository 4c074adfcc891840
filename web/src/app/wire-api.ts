import { watchPresses } from '../api/client.ts'
import { loadingEnded, loadingStarted } from '../store/loading-slice.ts'
import type { Store } from '../store/store.ts'

/** Reports submits and orders to the overlay (P73). Returns a function that stops it. */
export function wireApi(store: Store): () => void {
  return watchPresses({
    onStart: (effect) => store.dispatch(loadingStarted(effect)),
    onEnd: (effect) => store.dispatch(loadingEnded(effect)),
  })
}

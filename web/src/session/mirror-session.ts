import { clearPurchase } from './session-slice.ts'
import type { SessionState } from './session-state.ts'
import { isIdle, saveSession } from './session-storage.ts'

type SessionStore = {
  getState: () => { session: SessionState }
  dispatch: (action: ReturnType<typeof clearPurchase>) => unknown
  subscribe: (listener: () => void) => () => void
}

/** The shortest time between two writes of the last activity, so that not every key writes. */
const TOUCH_INTERVAL_MS = 60_000

const ACTIVITY = ['pointerdown', 'keydown', 'visibilitychange'] as const

/**
 * Mirrors the store's session into sessionStorage, and applies the rule of two idle hours to an open tab: the first
 * activity after them drops the purchase. Returns a function that stops it.
 *
 * @param onIdle called after that, with the session before it
 */
export function mirrorSession(
  store: SessionStore,
  onIdle: (before: SessionState) => void,
  now: () => number = Date.now,
): () => void {
  let activeAtMs = now()
  let writtenAtMs = activeAtMs
  let saved = store.getState().session
  const save = () => {
    saved = store.getState().session
    writtenAtMs = activeAtMs
    saveSession(saved, activeAtMs)
  }
  save()
  const noteActivity = (event: Event) => {
    const wasIdle = isIdle(activeAtMs, now())
    // A page that goes could tell nobody; a reload finds the draft, drops it and says so.
    if (wasIdle && (document.visibilityState === 'hidden' || mayReload(event as KeyboardEvent))) return
    activeAtMs = now()
    if (wasIdle) {
      const before = saved
      store.dispatch(clearPurchase())
      onIdle(before)
    }
    if (wasIdle || activeAtMs - writtenAtMs >= TOUCH_INTERVAL_MS) save()
  }
  const stop = store.subscribe(() => {
    if (store.getState().session !== saved) save()
  })
  for (const name of ACTIVITY) document.addEventListener(name, noteActivity, { capture: true, passive: true })
  return () => {
    stop()
    for (const name of ACTIVITY) document.removeEventListener(name, noteActivity, { capture: true })
  }
}

/** F5, Ctrl+R and Cmd+R; their Ctrl and Cmd come first. */
function mayReload({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'F5' || ctrlKey || metaKey
}

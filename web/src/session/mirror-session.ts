import { clearPurchase } from './session-slice.ts'
import type { SessionState } from './session-state.ts'
import { isIdle, saveSession } from './session-storage.ts'

type SessionStore = {
  getState: () => { session: SessionState }
  dispatch: (action: ReturnType<typeof clearPurchase>) => unknown
  subscribe: (listener: () => void) => () => void
}

/** The activity's time is written at most this often, so that typing does not write with every key. */
const TOUCH_INTERVAL_MS = 60_000

const ACTIVITY = ['pointerdown', 'keydown', 'visibilitychange'] as const

/**
 * Keeps sessionStorage equal to the store's session, and holds the rule of two idle hours for a tab that stayed open:
 * the first sign of life after them drops the purchase. Returns the way to stop.
 */
export function mirrorSession(store: SessionStore, now: () => number = Date.now): () => void {
  let activeAtMs = now()
  let writtenAtMs = activeAtMs
  let saved = store.getState().session
  const save = () => {
    saved = store.getState().session
    writtenAtMs = activeAtMs
    saveSession(saved, activeAtMs)
  }
  save()
  const noteActivity = () => {
    const wasIdle = isIdle(activeAtMs, now())
    activeAtMs = now()
    if (wasIdle) store.dispatch(clearPurchase())
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

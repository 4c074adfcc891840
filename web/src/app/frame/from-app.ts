import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const listeners = new Set<() => void>()

/** True while the shop is shown inside the app (`from=app`), for the whole session, until another `from` ends it. */
function isFromApp(): boolean {
  return document.documentElement.dataset.from === 'app'
}

/** The same as a hook; false while hydrating, because the prerendered page has no query. */
export function useIsFromApp(): boolean {
  const { search } = useLocation()
  useEffect(() => noteFrom(search), [search])
  return useSyncExternalStore(subscribe, isFromApp, () => false)
}

/** Repeats the inline script's rule for navigations: `app` sets the mark, any other value removes it. */
function noteFrom(search: string): void {
  const from = new URLSearchParams(search).get('from')
  if (from === null || (from === 'app') === isFromApp()) return
  if (from === 'app') document.documentElement.dataset.from = from
  else delete document.documentElement.dataset.from
  try {
    if (from === 'app') sessionStorage.setItem('layover.from', from)
    else sessionStorage.removeItem('layover.from')
  } catch {
    // Without storage the mark lasts for this page, and its links carry the parameter on.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

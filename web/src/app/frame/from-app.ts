import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const listeners = new Set<() => void>()

/** True while the shop is shown inside the app (`from=app`), for the whole session, until another `from` ends it. */
function isFromApp(): boolean {
  return document.documentElement.dataset.from === 'app'
}

/** The same for a component; false while hydrating, because the built page was made without an address. */
export function useIsFromApp(): boolean {
  const { search } = useLocation()
  useEffect(() => noteFrom(search), [search])
  return useSyncExternalStore(subscribe, isFromApp, () => false)
}

/** Follows navigations as the inline script follows the first load: `app` begins it, any other value ends it. */
function noteFrom(search: string): void {
  const from = new URLSearchParams(search).get('from')
  if (from === null || (from === 'app') === isFromApp()) return
  if (from === 'app') document.documentElement.dataset.from = from
  else delete document.documentElement.dataset.from
  try {
    if (from === 'app') sessionStorage.setItem('layover.from', from)
    else sessionStorage.removeItem('layover.from')
  } catch {
    // Without storage it holds for this page and its links, which carry the parameter anyway.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import type { DataRouteObject } from 'react-router'
import { importPageAhead, whenPartsAreThere } from '../network/page-parts.ts'

/**
 * The router reloads the page when a route's module does not load, which without a connection throws the visitor out of
 * the shop. So each route first waits until its modules have come, and the page that is shown stays (P459).
 */
function keepPageUntilNext(routes: readonly DataRouteObject[] = []): void {
  for (const { id, lazy, children } of routes) {
    const parts = window.__reactRouterManifest?.routes[id]
    if (parts && typeof lazy === 'object') {
      for (const [name, load] of Object.entries(lazy))
        if (load) Object.assign(lazy, { [name]: () => whenPartsAreThere(parts, name).then(() => load()) })
    }
    keepPageUntilNext(children)
  }
}

/**
 * Fetches the code of a link's page when a finger, the pointer or the focus comes near. The router's own prefetch would
 * reload the page where that fails.
 */
function fetchWhenNear(): void {
  let pointed: Element | undefined
  const fetchFor = ({ type, target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    // A press brings the focus to the link that the pointer has just come to.
    if (!link || link.origin !== location.origin || (type === 'focusin' && link === pointed)) return
    pointed = link
    importPageAhead(link.pathname)
  }
  for (const name of ['pointerover', 'focusin']) addEventListener(name, fetchFor, { passive: true })
}

let isKept = false

/** Keeps the page of this tab from now on. */
export function keepPages(): void {
  if (isKept) return
  isKept = true
  keepPageUntilNext(window.__reactRouterDataRouter?.routes)
  fetchWhenNear()
}

import { matchRoutes } from 'react-router'
import { keepTrying } from './keep-trying.ts'
import type { RouteParts } from './router-globals.ts'

const coming = new Map<string, Promise<unknown>>()
const styles = new Set<string>()

/** Modules and style sheets; the router then finds them in the browser. */
type Parts = { modules: readonly (string | undefined)[]; css?: readonly string[] | undefined }

function fetchParts({ modules, css = [] }: Parts): Promise<unknown> {
  return Promise.all([
    ...modules.map((url) => url && import(/* @vite-ignore */ url)),
    ...css.map(async (url) => styles.has(url) || ((await fetch(url)) && styles.add(url))),
  ])
}

function allOf({ module, css, clientLoaderModule, clientMiddlewareModule }: RouteParts): Parts {
  return { modules: [module, clientLoaderModule, clientMiddlewareModule], css }
}

/**
 * Waits for the parts of a route, as long as it takes (P459). A loader in a part of its own waits for that alone, so that
 * its data are fetched beside the rest.
 */
export function whenPartsAreThere(route: RouteParts, property: string): Promise<unknown> {
  const { clientLoaderModule } = route
  const parts = property === 'loader' && clientLoaderModule ? { modules: [clientLoaderModule] } : allOf(route)
  const key = parts.modules.join()
  const known = coming.get(key) ?? keepTrying('page', () => fetchParts(parts))
  coming.set(key, known)
  return known
}

/**
 * Fetches the code of the page behind a path or a pattern, never its data, ahead of the visitor. A failure is silent:
 * the navigation fetches it again.
 */
export function fetchPageAhead(path: string): void {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window
  if (!router || !manifest || !navigator.onLine) return
  for (const { route } of matchRoutes(router.routes, path) ?? []) {
    const parts = route.lazy && manifest.routes[route.id]
    if (parts) fetchParts(allOf(parts)).catch(() => {})
  }
}

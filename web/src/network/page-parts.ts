import { matchRoutes } from 'react-router'
import { keepTrying } from './keep-trying.ts'
import type { RouteParts } from './router-globals.ts'

const coming = new Map<string, Promise<unknown>>()
const fetched = new Set<string>()

/** Modules, and the scripts and style sheets that they need; the router then finds all in the browser. */
type Parts = {
  modules: readonly (string | undefined)[]
  imports?: readonly string[] | undefined
  css?: readonly string[] | undefined
}

async function fetchFile(url: string): Promise<void> {
  if (fetched.has(url)) return
  const reply = await fetch(url)
  await reply.blob()
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`)
  fetched.add(url)
}

/** Loads a style sheet without applying it, and keeps it: WebKit may forget one that was merely fetched (P496). */
async function fetchStyle(href: string): Promise<void> {
  if (fetched.has(href)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href })
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
    document.head.append(link)
  }).catch(() => {
    link.remove()
    throw new Error(`${href} did not come.`)
  })
  fetched.add(href)
}

/** Imports only what the browser has: Firefox keeps an import that failed for ever (P496), and a fetch never. */
async function fetchParts({ modules, imports = [], css = [] }: Parts): Promise<unknown> {
  const urls = modules.filter((url) => url !== undefined)
  await Promise.all([...[...urls, ...imports].map(fetchFile), ...css.map(fetchStyle)])
  return Promise.all(urls.map((url) => import(/* @vite-ignore */ url)))
}

function allOf({ module, clientLoaderModule, clientMiddlewareModule, imports, css }: RouteParts): Parts {
  return { modules: [module, clientLoaderModule, clientMiddlewareModule], imports, css }
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

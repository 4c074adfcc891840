import { matchRoutes } from 'react-router'
import { nextTask } from '../api/next-task.ts'
import { keepTrying } from './keep-trying.ts'
import type { RouteParts } from './router-globals.ts'
import { fetchSheet } from './style-sheet.ts'

const coming = new Map<string, Promise<unknown>>()
const files = new Map<string, Promise<void>>()

/** Modules, and the scripts and style sheets that they need; the router then finds all in the browser. */
type Parts = {
  modules: readonly (string | undefined)[]
  imports?: readonly string[] | undefined
  css?: readonly string[] | undefined
}

/** What the page itself came with, or it would not run: fetching that again would cost more than all that is new. */
const ofPage = new Set(
  [...document.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet][disabled]')].map((link) =>
    link.getAttribute('href'),
  ),
)

/** Once for each file, unless it failed. Each begins in a task of its own, after the event that asked for it. */
async function once(url: string, load: (url: string) => Promise<void>): Promise<void> {
  if (ofPage.has(url)) return
  const known = files.get(url) ?? nextTask().then(() => load(url))
  files.set(url, known)
  await known.catch((error) => {
    files.delete(url)
    throw error
  })
}

async function fetchFile(url: string): Promise<void> {
  const reply = await fetch(url)
  await reply.blob()
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`)
}

function urlsOf(modules: Parts['modules']): string[] {
  return modules.filter((url) => url !== undefined)
}

/** In the order in which they can run: the modules import the rest. */
function scriptsOf({ modules, imports = [] }: Parts): string[] {
  return [...imports, ...urlsOf(modules)]
}

/** A loader comes first, so that the page's data are asked for while the rest still comes. */
async function fetchParts(parts: Parts): Promise<void> {
  const scripts = [...urlsOf(parts.modules), ...(parts.imports ?? [])].map((url) => once(url, fetchFile))
  await Promise.all([...scripts, ...(parts.css ?? []).map((url) => once(url, fetchSheet))])
}

/** Imports only what the browser has: Firefox keeps an import that failed for ever (P496), and a fetch never. */
async function importParts(parts: Parts): Promise<unknown> {
  await fetchParts(parts)
  return Promise.all(urlsOf(parts.modules).map((url) => import(/* @vite-ignore */ url)))
}

function allOf({ module, clientLoaderModule, clientMiddlewareModule, imports, css }: RouteParts): Parts {
  return { modules: [clientLoaderModule, module, clientMiddlewareModule], imports, css }
}

/**
 * Waits for the parts of a route, as long as it takes (P459). A loader in a part of its own waits for that alone, so that
 * its data are fetched beside the rest.
 */
export function whenPartsAreThere(route: RouteParts, property: string): Promise<unknown> {
  const { clientLoaderModule } = route
  const parts = property === 'loader' && clientLoaderModule ? { modules: [clientLoaderModule] } : allOf(route)
  const key = parts.modules.join()
  const known = coming.get(key) ?? keepTrying('page', () => importParts(parts))
  coming.set(key, known)
  return known
}

/**
 * Fetches the code of the pages behind these patterns, never their data: file after file, since only to begin a request
 * takes a slow phone some milliseconds. Then runs it, which at the press would take such a phone hundreds of them. A failure
 * is silent: the navigation fetches the file again.
 */
export async function loadPagesAhead(patterns: readonly string[], left: AbortSignal): Promise<void> {
  for (const parts of patterns.flatMap(partsAt)) {
    if ((await fetchInTurn(parts, left)) && navigator.onLine) await runInTurn(parts, left).catch(() => {})
  }
}

/** Whether all of it is there: Firefox keeps an import that failed for ever (P496). */
async function fetchInTurn(parts: Parts, left: AbortSignal): Promise<boolean> {
  let isThere = true
  const note = () => {
    isThere = false
  }
  for (const url of scriptsOf(parts)) if (!left.aborted) await once(url, fetchFile).catch(note)
  for (const url of parts.css ?? []) if (!left.aborted) await once(url, fetchSheet).catch(note)
  return isThere && !left.aborted
}

/** In several tasks, so that a press need not wait for all of it. */
async function runInTurn(parts: Parts, left: AbortSignal): Promise<void> {
  for (const url of scriptsOf(parts)) if (!left.aborted) await import(/* @vite-ignore */ url)
}

/** Loads the page that the visitor is about to open. A failure is silent as well. */
export function importPageAhead(path: string): void {
  for (const parts of partsAt(path)) importParts(parts).catch(() => {})
}

/** The parts of the page behind a path or a pattern; none while nothing can be fetched. */
function partsAt(path: string): Parts[] {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window
  if (!router || !manifest || !navigator.onLine) return []
  return (matchRoutes(router.routes, path) ?? []).flatMap(({ route }) => {
    const parts = route.lazy && manifest.routes[route.id]
    return parts ? [allOf(parts)] : []
  })
}

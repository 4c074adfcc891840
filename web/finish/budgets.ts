import { chainOf, modulesOf, type RouterManifest } from './router-manifest.ts'

/** kB are 1000 bytes, compressed with brotli. */
export type Budgets = {
  firstViewJavaScriptKb: number
  /** Everything that a first view fetches: page, style sheets, scripts and preloaded fonts. */
  firstViewKb: number
  /** What routes may need beyond that, by their ids or those of the layouts that they stand in: a purchase, a long form. */
  moreJavaScriptKb: Record<string, number>
}

type Measured = { name: string; kb: number; budgetKb: number }

/** The built files: the page of a route's address, and the addresses that every page preloads. */
export type Built = {
  pageOf: (path: string | undefined) => string
  preloaded: readonly string[]
  /** The size behind an address as it travels: compressed, fonts as they are. */
  bytesOf: (address: string) => number
}

/** Measures the first view of every route: its scripts, and everything that it fetches. */
export function measure(manifest: Omit<RouterManifest, 'url'>, built: Built, budgets: Budgets): Measured[] {
  const { pageOf, preloaded, bytesOf } = built
  const kb = (addresses: Iterable<string>) =>
    [...addresses].reduce((sum, address) => sum + bytesOf(address), 0) / 1000
  const layouts = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId))
  return Object.entries(manifest.routes)
    .filter(([id]) => id !== 'root' && !layouts.has(id))
    .flatMap(([id, route]) => {
      const parts = [manifest.entry, ...chainOf(manifest, id)]
      const scripts = new Set(parts.flatMap(modulesOf))
      const rest = new Set([pageOf(route.path), ...parts.flatMap(({ css = [] }) => css), ...preloaded])
      const more = budgets.moreJavaScriptKb[id] ?? budgets.moreJavaScriptKb[route.parentId ?? ''] ?? 0
      return [
        { name: `scripts of ${id}`, kb: kb(scripts), budgetKb: budgets.firstViewJavaScriptKb + more },
        { name: `first view of ${id}`, kb: kb([...scripts, ...rest]), budgetKb: budgets.firstViewKb + more },
      ]
    })
}

/** kB are 1000 bytes, compressed with brotli. */
export type Budgets = {
  firstViewJavaScriptKb: number
  allJavaScriptKb: number
  /** What a purchase may need beyond a first view, before the card provider's own SDK. */
  checkoutMoreJavaScriptKb: number
  checkoutRoutes: string[]
}

/** What the router's manifest says of a route and of the entry. */
type Part = { module: string; imports?: string[]; clientLoaderModule?: string; clientActionModule?: string }
export type RouterManifest = { entry: Part; routes: Record<string, Part & { path?: string }> }

export type Measured = { name: string; kb: number; budgetKb: number }

/** The manifest that the build wrote as `window.__reactRouterManifest=…;`. */
export function parseManifest(source: string): RouterManifest {
  const json = /^window\.__reactRouterManifest=(.*?);?\s*$/s.exec(source)?.[1]
  if (json === undefined) throw new Error("The router's manifest has another shape now.")
  return JSON.parse(json) as RouterManifest
}

/** Measures the first view of every route and the whole; `bytesOf` answers the compressed size behind an address. */
export function measure(
  manifest: RouterManifest,
  all: string[],
  bytesOf: (address: string) => number,
  budgets: Budgets,
): Measured[] {
  const kb = (addresses: Iterable<string>) =>
    [...addresses].reduce((sum, address) => sum + bytesOf(address), 0) / 1000
  const root = manifest.routes.root
  const views = Object.entries(manifest.routes)
    .filter(([id]) => id !== 'root')
    .map(([id, route]) => {
      const parts = new Set([manifest.entry, ...(root ? [root] : []), route].flatMap(modulesOf))
      const more = budgets.checkoutRoutes.includes(id) ? budgets.checkoutMoreJavaScriptKb : 0
      return { name: `first view of ${id}`, kb: kb(parts), budgetKb: budgets.firstViewJavaScriptKb + more }
    })
  return [...views, { name: 'all JavaScript', kb: kb(all), budgetKb: budgets.allJavaScriptKb }]
}

function modulesOf({ module, imports = [], clientLoaderModule, clientActionModule }: Part): string[] {
  return [module, ...imports, clientLoaderModule, clientActionModule].filter((part) => part !== undefined)
}

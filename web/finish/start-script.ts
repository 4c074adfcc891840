import type { RouteManifest, RouterManifest } from './router-manifest.ts'

/** The modules that a route is put together from: its loader may come in a part of its own. */
function partsOf(route: RouteManifest): string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } =
    route
  const parts = [
    clientActionModule,
    clientLoaderModule,
    clientMiddlewareModule,
    hydrateFallbackModule,
    module,
  ]
  return parts.filter((part) => part !== undefined)
}

export interface Start {
  /** Every module that the page starts with, as the router's own script names them. */
  readonly modules: readonly string[]
  /** The script with the addresses that a browser may fetch at once. */
  readonly write: (preloads: readonly string[]) => string
}

/**
 * The start of a page with these routes. The router's own script imports statically, which nothing can delay or catch.
 * Ours imports all modules at once after the first frame, and calls the boot script when one does not come (P78; 120 s
 * as for any lazy part).
 */
export function startOf({ url, entry, routes }: RouterManifest, routeIds: readonly string[]): Start {
  const modules = [url]
  const assembled = routeIds.map((id) => {
    const route = routes[id]
    if (!route) throw new Error(`The build has no ${id}.`)
    const parts = partsOf(route)
    const names = parts.map((_, index) => `m${modules.length + index}`)
    modules.push(...parts)
    return `${JSON.stringify(id)}:${names.length === 1 ? names[0] : `{${names.map((name) => `...${name}`)}}`}`
  })
  const variables = modules.map((_, index) => (index === 0 ? '' : `m${index}`))
  return {
    modules: [...modules, entry.module],
    write: (preloads) =>
      [
        '(document.hidden?setTimeout:requestAnimationFrame)(()=>setTimeout(()=>{',
        'if(window.layoverStopped)return;',
        `for(const href of ${JSON.stringify([...new Set(preloads)])})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
        'const late=setTimeout(()=>layoverBootFailed(),120000);',
        `Promise.all(${JSON.stringify(modules)}.map((part)=>import(part))).then(([${variables}])=>{`,
        `window.__reactRouterRouteModules={${assembled}};return import("${entry.module}")`,
        '}).catch(()=>layoverBootFailed()).finally(()=>clearTimeout(late))',
        '}))',
      ].join(''),
  }
}

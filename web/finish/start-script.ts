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

/** Browsers show a frame one or two frames after they have drawn it: with the third one, the first is on the screen. */
const FRAMES = 3

/** Only to begin a request takes a slow phone some milliseconds: more at once would delay a press. */
const AT_ONCE = 5

export interface Start {
  /** Every module that the page starts with, as the router's own script names them. */
  readonly modules: readonly string[]
  /** The script with the addresses that a browser may fetch at once, and those of them that take long to run. */
  readonly write: (preloads: readonly string[], large: readonly string[]) => string
}

/**
 * The start of a page with these routes. The router's own script imports statically, which nothing can delay or catch.
 * Ours imports all modules once the first frame shows, large ones each in a task of its own, so that a press is answered between
 * them. It calls the boot script when one does not come, or the entry cannot start (P78; 120 s as for any lazy part).
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
    write: (preloads, large) =>
      [
        '(function after(frames){',
        'if(frames&&!document.hidden)return requestAnimationFrame(()=>after(frames-1));',
        'setTimeout(()=>{if(window.layoverStopped)return;',
        `const hrefs=${JSON.stringify([...new Set(preloads)])};`,
        `(function preload(){for(const href of hrefs.splice(0,${AT_ONCE}))`,
        'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
        'if(hrefs.length)setTimeout(preload)})();',
        'const late=setTimeout(()=>layoverBootFailed(),120000);',
        `${JSON.stringify(large)}.reduce((before,part)=>before.then(()=>import(part)).then(()=>new Promise((next)=>setTimeout(next))),Promise.resolve())`,
        `.then(()=>Promise.all(${JSON.stringify(modules)}.map((part)=>import(part)))).then(([${variables}])=>{`,
        `window.__reactRouterRouteModules={${assembled}};return import("${entry.module}")`,
        '}).then(({started})=>started).catch(()=>layoverBootFailed()).finally(()=>clearTimeout(late))',
        `})})(${FRAMES})`,
      ].join(''),
  }
}

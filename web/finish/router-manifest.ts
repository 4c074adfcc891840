import { matchRoutes, type RouteObject } from 'react-router'

/** A route or the entry in the router's manifest. */
type Part = {
  module: string
  imports?: string[]
  css?: string[]
  clientLoaderModule?: string
  clientActionModule?: string
  clientMiddlewareModule?: string
  hydrateFallbackModule?: string
}
export type RouteManifest = Part & { path?: string; index?: boolean; parentId?: string }
export type RouterManifest = { url: string; entry: Part; routes: Record<string, RouteManifest> }

const START = 'window.__reactRouterManifest='

/** The manifest that the build wrote as `window.__reactRouterManifest=…;`. */
export function parseManifest(source: string): RouterManifest {
  if (!source.startsWith(START)) throw new Error("The router's manifest has another shape now.")
  return JSON.parse(source.slice(START.length, source.lastIndexOf('}') + 1)) as RouterManifest
}

/** The routes below another one, as the router matches them. */
function routesBelow(routes: RouterManifest['routes'], parent: string | undefined): RouteObject[] {
  return Object.entries(routes)
    .filter(([, { parentId }]) => parentId === parent)
    .map(([id, { path = '', index }]) =>
      index ? { id, path, index } : { id, path, children: routesBelow(routes, id) },
    )
}

/** The ids of the routes that are shown at a path, from the root down. */
export function routesAt({ routes }: RouterManifest, path: string): string[] {
  const matches = matchRoutes(routesBelow(routes, undefined), path) ?? []
  return matches.flatMap(({ route: { id } }) => id ?? [])
}

/** A route with the root and the layouts around it. */
export function chainOf({ routes }: Pick<RouterManifest, 'routes'>, id: string): RouteManifest[] {
  const route = routes[id]
  if (!route) return []
  return [...chainOf({ routes }, id === 'root' ? '' : (route.parentId ?? 'root')), route]
}

/** Everything that a route or the entry loads as a script. */
export function modulesOf(part: Part): string[] {
  const { module, imports = [], clientLoaderModule, clientActionModule, clientMiddlewareModule } = part
  return [module, ...imports, clientLoaderModule, clientActionModule, clientMiddlewareModule].filter(
    (address) => address !== undefined,
  )
}

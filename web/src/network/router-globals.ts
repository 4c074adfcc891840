import type { DataRouteObject } from 'react-router'

/** A route in the router's manifest. */
export type RouteParts = {
  module: string
  imports?: string[]
  css?: string[]
  clientLoaderModule?: string
  clientMiddlewareModule?: string
}

declare global {
  interface Window {
    /** Both are written by the router's framework mode: the manifest before the shop starts, the router when it does. */
    __reactRouterManifest?: { url: string; routes: Record<string, RouteParts | undefined> }
    __reactRouterDataRouter?: { routes: DataRouteObject[] }
  }
}

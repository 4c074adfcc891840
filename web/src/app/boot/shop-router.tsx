import { type ContextType, startTransition, useLayoutEffect, useState } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_getHydrationData as getHydrationData,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  type RouterContextProvider,
  UNSAFE_RemixErrorBoundary as RouterErrorBoundary,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Going } from '../../network/going.ts'
import { leavePressed } from './leave-pressed.ts'
import { quietRouter, type Router } from './quiet-router.ts'

type Framework = NonNullable<ContextType<typeof FrameworkContext>>
type GetContext = () => RouterContextProvider

/** What the first HTML holds for the router. */
type Written = {
  __reactRouterContext: Pick<Framework, 'future' | 'ssr' | 'isSpaMode' | 'routeDiscovery'>
  __reactRouterManifest: Framework['manifest']
  __reactRouterRouteModules: Framework['routeModules']
  __reactRouterDataRouter: Router
}

let started: { framework: Framework; router: Router; quiet: Router } | undefined

/** No server has loaded anything: each loader of the shop runs in the browser. */
const NOTHING_LOADED = { loaderData: {} }

function start(getContext: GetContext) {
  const written = window as unknown as Written
  const { future, ssr, isSpaMode, routeDiscovery } = written.__reactRouterContext
  const manifest = written.__reactRouterManifest
  const routeModules = written.__reactRouterRouteModules
  const routes = createClientRoutes(manifest.routes, routeModules, NOTHING_LOADED, ssr, isSpaMode)
  const prerendered = () =>
    getHydrationData({
      state: NOTHING_LOADED,
      routes,
      getRouteInfo: (id) => ({
        clientLoader: routeModules[id]?.clientLoader,
        hasLoader: false,
        hasHydrateFallback: routeModules[id]?.HydrateFallback !== undefined,
      }),
      location: window.location,
      basename: undefined,
      isSpaMode,
    })
  const router = createRouter({
    routes,
    history: createBrowserHistory(),
    getContext,
    ...(!isSpaMode && { hydrationData: prerendered() }),
    hydrationRouteProperties,
    mapRouteProperties,
    future: { v8_passThroughRequests: future.v8_passThroughRequests },
  })
  written.__reactRouterDataRouter = router
  if (router.state.initialized) router.initialize()
  return {
    framework: { manifest, routeModules, future, ssr, isSpaMode, routeDiscovery },
    router,
    quiet: quietRouter(router),
  }
}

/**
 * The router's own start of a page (`HydratedRouter`) without what only a server that draws pages needs: streams of data, and
 * routes that are found on the way. That is 4 kB of every first view. It draws the same elements, which the first HTML
 * was made of.
 */
export function ShopRouter({ getContext }: { getContext: GetContext }) {
  started ??= start(getContext)
  const { framework, router, quiet } = started
  const [{ location, navigation }, setState] = useState(router.state)
  useLayoutEffect(() => {
    if (!router.state.initialized) router.initialize()
    let shown = router.state.location
    // In the transition that draws the next page, so that the present one is not drawn again.
    const draw = () => startTransition(() => setState(router.state))
    const leave = router.subscribe((state) => {
      leavePressed(shown, state.location)
      shown = state.location
      draw()
    })
    // A press or Back may have come since the first drawing.
    draw()
    return leave
  }, [router])
  return (
    <>
      <FrameworkContext.Provider value={framework}>
        <RouterErrorBoundary location={location}>
          <Going value={navigation}>
            <RouterProvider router={quiet} />
          </Going>
        </RouterErrorBoundary>
      </FrameworkContext.Provider>
      {/* Stands for the router's own sibling here, so that ids are those of the first HTML. */}
      {null}
    </>
  )
}

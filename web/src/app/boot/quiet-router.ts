import type { UNSAFE_createRouter as createRouter } from 'react-router'

export type Router = ReturnType<typeof createRouter>
type State = Router['state']

function hasChanged(from: State, to: State): boolean {
  return Object.entries(to).some(([key, value]) => key !== 'navigation' && value !== from[key as keyof State])
}

/**
 * The router, which does not tell its subscribers that a navigation begins. React Router draws the whole page again for
 * that, on a slow phone for longer than the next page's data take. `useGoing` tells the few parts that show it.
 */
export function quietRouter(router: Router): Router {
  // A change before a page subscribes is told as it subscribes, so the state of that moment is no base.
  const first = router.state
  const subscribe: Router['subscribe'] = (tell) => {
    let told = first
    return router.subscribe((state, change) => {
      if (!hasChanged(told, state)) return
      told = state
      tell(state, change)
    })
  }
  return Object.create(router, { subscribe: { value: subscribe } })
}

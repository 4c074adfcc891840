import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in a built page and while it comes alive, true from then on. For what a built page cannot know: the address's
 * query, the tab's history, what the browser can do.
 */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

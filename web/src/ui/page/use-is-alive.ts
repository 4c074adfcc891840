import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in a prerendered page and while it hydrates, then true. For facts that a prerendered page cannot know: the
 * address's query, the tab's history, the browser's abilities.
 */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

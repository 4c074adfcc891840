import { useLayoutEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

/** A lazy part that has not come by then counts as failed (P78). */
const LAZY_PART_TIMEOUT_MS = 120_000

/**
 * Tells the boot script where a navigation is going, and that all is well once it has arrived. Only for the root's
 * page: while a fallback stands in for it, nothing has arrived yet.
 */
export function useBootRecord(): void {
  const { location } = useNavigation()
  const going = location && createPath(location)
  // Before the page is painted: a part that fails at once finds the record.
  useLayoutEffect(() => {
    remember('layover.going', going)
    if (!going) return remember('layover.boot-failures', undefined)
    const timer = setTimeout(() => window.location.reload(), LAZY_PART_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [going])
}

function remember(key: string, value: string | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, value)
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage nothing is counted, and the message is shown at the first failure.
  }
}

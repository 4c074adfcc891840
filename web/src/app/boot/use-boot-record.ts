import { useLayoutEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

/** A lazy part counts as failed after this time (P78). */
const LAZY_PART_TIMEOUT_MS = 120_000

/**
 * Records for the boot script where a navigation leads, and removes the record on arrival. For the root's page alone:
 * a fallback in its place has not arrived.
 */
export function useBootRecord(): void {
  const { location } = useNavigation()
  const going = location && createPath(location)
  // Before the paint, so that a part that fails at once finds the record.
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
    // Without storage nothing is counted, so the first failure shows the message.
  }
}

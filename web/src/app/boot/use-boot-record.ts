import { useLayoutEffect } from 'react'
import { createPath } from 'react-router'
import { useGoing } from '../../network/going.ts'

/**
 * Records for the boot script where a navigation leads, and removes the record on arrival. For the root's page alone:
 * a fallback in its place has not arrived.
 */
export function useBootRecord(): void {
  const { location } = useGoing()
  const going = location && createPath(location)
  // Before the paint, so that a part that fails at once finds the record.
  useLayoutEffect(() => {
    remember('layover.going', going)
    if (!going) remember('layover.boot-failures', undefined)
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

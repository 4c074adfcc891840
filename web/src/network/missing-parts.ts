import { useSyncExternalStore } from 'react'

/** A page that a navigation leads to, or a part of the page that is shown. */
export type Kind = 'page' | 'part'

const missing: Record<Kind, Set<() => void>> = { page: new Set(), part: new Set() }
const watchers = new Set<() => void>()

function tell(): void {
  for (const watcher of watchers) watcher()
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

/** Registers a part that did not load; `askAgain` fetches it at once. Returns a function that ends that. */
export function isMissing(kind: Kind, askAgain: () => void): () => void {
  missing[kind].add(askAgain)
  tell()
  return () => {
    missing[kind].delete(askAgain)
    tell()
  }
}

/** Fetches at once all parts that did not load. */
export function askAgain(): void {
  for (const again of [...missing.page, ...missing.part]) again()
}

/** Whether a part of this kind did not load and is still wanted. */
export function useIsMissing(kind: Kind): boolean {
  return useSyncExternalStore(
    watch,
    () => missing[kind].size > 0,
    () => false,
  )
}

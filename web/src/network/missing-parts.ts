import { useSyncExternalStore } from 'react'

/** A page that a navigation leads to, or a part of the page that is shown. */
export type Kind = 'page' | 'part'

const missing: Record<Kind, Set<() => void>> = { page: new Set(), part: new Set() }
const watchers = new Set<() => void>()

function report(): void {
  for (const watcher of watchers) watcher()
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

/** Registers a part that did not load; `again` fetches it at once. Returns a function that ends that. */
export function isMissing(kind: Kind, again: () => void): () => void {
  missing[kind].add(again)
  report()
  return () => {
    missing[kind].delete(again)
    report()
  }
}

/** Fetches at once all parts that did not load. */
export function fetchAgain(): void {
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

import { useEffect, useSyncExternalStore } from 'react'

/** The saved page that is shown. */
interface Shown {
  readonly savedAt: number
  /** Whether there was a connection at the last reply: then the server gave no new data. */
  readonly isUnanswered: boolean
}

let shown: Shown | undefined
const watchers = new Set<() => void>()

function show(savedAt: number | undefined): void {
  shown = savedAt === undefined ? undefined : { savedAt, isUnanswered: navigator.onLine }
  for (const watcher of watchers) watcher()
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

/**
 * Tells the frame since when the shown page is saved; undefined for a page with new data.
 *
 * @param reply changes with each reply, also with one that is the same copy again
 */
export function useNoteSaved(savedAt: number | undefined, reply: unknown): void {
  // Each reply tells anew whether the server answered.
  useEffect(() => {
    show(savedAt)
    return () => show(undefined)
  }, [savedAt, reply])
}

/** The saved page that is shown, for the notice in the frame; undefined for a page with new data. */
export function useSavedPage(): Shown | undefined {
  return useSyncExternalStore(
    watch,
    () => shown,
    () => undefined,
  )
}

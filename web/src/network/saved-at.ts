import { useEffect, useSyncExternalStore } from 'react'

/** The saved page that is shown. */
interface Shown {
  readonly savedAt: number
  /** Whether the browser had a connection when it was shown in place of new data: then the server did not answer. */
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

/** Tells the frame since when the shown page is saved; undefined for a page with new data. */
export function useNoteSaved(savedAt: number | undefined): void {
  useEffect(() => {
    show(savedAt)
    return () => show(undefined)
  }, [savedAt])
}

/** The saved page that is shown, for the notice in the frame; undefined for a page with new data. */
export function useSavedPage(): Shown | undefined {
  return useSyncExternalStore(
    watch,
    () => shown,
    () => undefined,
  )
}

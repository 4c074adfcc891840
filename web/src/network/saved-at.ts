import { useEffect, useSyncExternalStore } from 'react'

let shown: number | undefined
const watchers = new Set<() => void>()

function show(savedAt: number | undefined): void {
  shown = savedAt
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

/** Since when the shown page is saved, for the notice in the frame. */
export function useSavedAt(): number | undefined {
  return useSyncExternalStore(
    watch,
    () => shown,
    () => undefined,
  )
}

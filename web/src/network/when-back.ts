import { useEffect, useRef } from 'react'

/** Runs the task each time the connection comes back (P461). */
export function useWhenBack(task: () => void): void {
  const latest = useRef(task)
  useEffect(() => {
    latest.current = task
  })
  useEffect(() => {
    const run = () => latest.current()
    addEventListener('online', run)
    return () => removeEventListener('online', run)
  }, [])
}

/** Reloads the page, but never without a connection (P458): then as soon as there is one. */
export function reloadWhenOnline(): void {
  if (navigator.onLine) location.reload()
  else addEventListener('online', () => location.reload(), { once: true })
}

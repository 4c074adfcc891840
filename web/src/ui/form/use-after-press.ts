import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that runs a callback at once, or after the release while a pointer is down. A change that moves
 * the page between press and release would take the button away from under the pointer, and the click would hit
 * nothing.
 */
export function useAfterPress(): (run: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null)
  useEffect(() => {
    const press = () => {
      waiting.current ??= []
    }
    // The click comes after its pointerup and before the next task.
    const release = () => {
      setTimeout(() => {
        const runs = waiting.current ?? []
        waiting.current = null
        for (const run of runs) run()
      })
    }
    const ends = ['pointerup', 'pointercancel', 'dragend'] as const
    addEventListener('pointerdown', press, true)
    for (const end of ends) addEventListener(end, release, true)
    return () => {
      removeEventListener('pointerdown', press, true)
      for (const end of ends) removeEventListener(end, release, true)
    }
  }, [])
  return useCallback((run) => {
    if (waiting.current) waiting.current.push(run)
    else run()
  }, [])
}

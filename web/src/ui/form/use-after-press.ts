import { useCallback, useEffect, useRef } from 'react'

/**
 * Answers a function that runs at once what it is given, or after the release while a pointer is down: what moves the
 * page between the press and the release takes the button away from under it, and the click goes nowhere.
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

import { useCallback, useEffect, useRef } from 'react'

/** One task at a time: the next one, `stop` and leaving the page abort the signal of the one before. */
export function useOneTask(): { begin: () => AbortSignal; stop: () => void } {
  const running = useRef<AbortController>(null)
  const stop = useCallback(() => running.current?.abort(), [])
  useEffect(() => stop, [stop])
  const begin = useCallback(() => {
    stop()
    running.current = new AbortController()
    return running.current.signal
  }, [stop])
  return { begin, stop }
}

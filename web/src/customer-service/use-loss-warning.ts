import { useEffect } from 'react'

/** A message is stored nowhere, so the browser warns before a reload loses it (P225). */
export function useLossWarning(message: string): void {
  const hasMessage = message.trim() !== ''
  useEffect(() => {
    if (!hasMessage) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasMessage])
}

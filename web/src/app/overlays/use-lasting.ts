import { useEffect, useState } from 'react'

/** True once `isBusy` has held for `delayMs` without a break: short waits stay unseen. */
export function useLasting(isBusy: boolean, delayMs: number): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setLasting(true), delayMs)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [isBusy, delayMs])
  return isLasting
}

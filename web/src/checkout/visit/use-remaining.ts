import { remainingMs } from '@layover/rules/countdown'
import { useEffect, useState } from 'react'

/** Milliseconds until an instant, told anew every second; negative once it is over. */
export function useRemaining(endsAtMs: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (endsAtMs === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [endsAtMs])
  return endsAtMs === undefined ? undefined : remainingMs(endsAtMs, now)
}

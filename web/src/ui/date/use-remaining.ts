import { useEffect, useState } from 'react'

/**
 * Milliseconds until an instant of this browser's clock, updated every second; negative once it is over. A clock that
 * is set back adds no time, and time during the device's sleep counts.
 */
export function useRemaining(endsAtMs: number | undefined): number | undefined {
  const [remaining, setRemaining] = useState(() => leftUntil(endsAtMs))
  useEffect(() => {
    let left = leftUntil(endsAtMs)
    setRemaining(left)
    if (left === undefined) return
    let seen = readClocks()
    const timer = setInterval(() => {
      const now = readClocks()
      // A monotonic clock may stand still while the device sleeps, and the wall clock may be set back.
      left = (left ?? 0) - Math.max(now.wallMs - seen.wallMs, now.monotonicMs - seen.monotonicMs)
      seen = now
      setRemaining(left)
    }, 1_000)
    return () => clearInterval(timer)
  }, [endsAtMs])
  return remaining
}

const readClocks = () => ({ wallMs: Date.now(), monotonicMs: performance.now() })

const leftUntil = (endsAtMs: number | undefined) =>
  endsAtMs === undefined ? undefined : endsAtMs - Date.now()

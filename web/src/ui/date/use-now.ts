import { useEffect, useState } from 'react'

/** The current time, updated every minute and when a hidden page is shown again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const update = () => setNow(new Date())
    const updateWhenSeen = () => document.visibilityState === 'visible' && update()
    const timer = setTimeout(update, 60_000 - (now.getTime() % 60_000) + 20)
    document.addEventListener('visibilitychange', updateWhenSeen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', updateWhenSeen)
    }
  }, [now])
  return now
}

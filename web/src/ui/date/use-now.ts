import { useEffect, useState } from 'react'

/** The present instant, told anew with each minute of the clock, and when a sleeping page is looked at again. */
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

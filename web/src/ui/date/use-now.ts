import { useEffect, useState } from 'react'

/** The present instant, told anew with each minute of the clock, and when a sleeping page is looked at again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const tell = () => setNow(new Date())
    const tellWhenSeen = () => document.visibilityState === 'visible' && tell()
    const timer = setTimeout(tell, 60_000 - (now.getTime() % 60_000) + 20)
    document.addEventListener('visibilitychange', tellWhenSeen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tellWhenSeen)
    }
  }, [now])
  return now
}

import { useEffect, useState } from 'react'
import { importPart } from '../../network/import-part.ts'
import { whenIdle } from '../../ui/page/when-idle.ts'
import type { NetworkNotice } from './network-notice.tsx'

/** The pause after which the notice is fetched again. */
const PAUSE_MS = 3_000

/**
 * The notice of a lost connection comes when the browser is idle, so that no page waits for it. It is fetched until it comes,
 * since it alone keeps pages where others do not load (P459).
 */
export function NoticeHost() {
  const [Notice, setNotice] = useState<typeof NetworkNotice>()
  useEffect(() => {
    const fetchNotice = () => {
      importPart(() => import('./network-notice.tsx')).then(
        (part) => setNotice(() => part.NetworkNotice),
        () => setTimeout(fetchNotice, PAUSE_MS),
      )
    }
    return whenIdle(fetchNotice)
  }, [])
  return Notice && <Notice />
}

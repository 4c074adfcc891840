import {
  AIRPORT,
  AIRPORT_LIST,
  FAST_TRACK,
  HOME,
  LOUNGE,
  LOUNGE_PASS,
  PRE_BOOKING,
} from '@layover/site/addresses'
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { loadPagesAhead } from '../network/page-parts.ts'
import { loadAhead } from '../ui/page/load-ahead.ts'

/** The pages that most visitors open next. */
const NEXT: readonly (readonly [from: string, to: string])[] = [
  [HOME, AIRPORT],
  [AIRPORT_LIST, AIRPORT],
  [AIRPORT, LOUNGE],
  [AIRPORT, FAST_TRACK],
  [LOUNGE, LOUNGE_PASS],
  [LOUNGE, PRE_BOOKING],
]

/** Loads the code of the next pages when the browser is idle, until the visitor leaves this one (P462). */
export function useNextPages(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const pages = NEXT.filter(([from]) => matchPath(from, pathname)).map(([, to]) => to)
    if (pages.length === 0) return
    const left = new AbortController()
    const drop = loadAhead(() => loadPagesAhead(pages, left.signal))
    return () => {
      left.abort()
      drop?.()
    }
  }, [pathname])
}

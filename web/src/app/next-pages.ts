import { AIRPORT, AIRPORT_LIST, HOME, LOUNGE, LOUNGE_PASS } from '@layover/site/addresses'
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { fetchPageAhead } from '../network/page-parts.ts'
import { loadAhead } from '../ui/page/load-ahead.ts'

/** The page that most visitors open next. */
const NEXT: readonly (readonly [from: string, to: string])[] = [
  [HOME, AIRPORT],
  [AIRPORT_LIST, AIRPORT],
  [AIRPORT, LOUNGE],
  [LOUNGE, LOUNGE_PASS],
]

/** Loads the code of the next page when the browser is idle (P462). */
export function useNextPage(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const [, to] = NEXT.find(([from]) => matchPath(from, pathname)) ?? []
    return to ? loadAhead(() => fetchPageAhead(to)) : undefined
  }, [pathname])
}

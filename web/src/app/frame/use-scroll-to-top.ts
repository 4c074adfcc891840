import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { partOfPage } from './part-of-page.ts'

/**
 * Every navigation starts at the top of its page, Back and Forward too, or at the part that its hash names. A change
 * of filters on the same page (`state={{ keepsFocus: true }}`) moves nothing, and Back over one neither (P33).
 */
export function useScrollToTop(): void {
  const { pathname, hash, key, state } = useLocation()
  const isBackOrForward = useNavigationType() === 'POP'
  const isFilter = Boolean((state as { keepsFocus?: boolean } | null)?.keepsFocus)
  const shown = useRef({ key, pathname, isFilter })
  useOwnScrolling()
  useLayoutEffect(() => {
    const left = shown.current
    shown.current = { key, pathname, isFilter }
    if (left.key === key) return
    const isFilterChange = isFilter || (isBackOrForward && left.isFilter)
    if (isFilterChange && left.pathname === pathname) return
    const part = partOfPage(hash)
    if (part) part.scrollIntoView()
    else scrollTo(0, 0)
  }, [key, pathname, hash, isFilter, isBackOrForward])
}

/** The browser would scroll back by itself, before or after the page is drawn. It may do so after a reload only. */
function useOwnScrolling(): void {
  useEffect(() => {
    const own = () => {
      history.scrollRestoration = 'manual'
    }
    const leave = () => {
      history.scrollRestoration = 'auto'
    }
    own()
    addEventListener('pageshow', own)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pageshow', own)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}

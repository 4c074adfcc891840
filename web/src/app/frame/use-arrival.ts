import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { partOfPage } from './part-of-page.ts'

/**
 * Focuses the page's heading after a navigation, so that a screen reader starts there. It does nothing on the first
 * page, when the hash names a part of the page, and when the link has `state={{ keepsFocus: true }}` (a filter in the
 * address).
 */
export function useArrival(): void {
  const { pathname, search, hash, state } = useLocation()
  const shown = useRef({ pathname, search })
  const keepsFocus = Boolean((state as { keepsFocus?: boolean } | null)?.keepsFocus)
  useEffect(() => {
    const left = shown.current
    if (left.pathname === pathname && left.search === search) return
    shown.current = { pathname, search }
    // The history entry keeps its state. After Back from another page, the element that had focus no longer exists.
    const isSamePage = left.pathname === pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if ((keepsFocus && isSamePage) || !heading || partOfPage(hash)) return
    heading.tabIndex = -1
    return focusOnce(heading)
  }, [pathname, search, hash, keepsFocus])
}

/** Nothing behind an open dialog (such as the error popup) can take focus, so this waits until it is closed. */
function focusOnce(heading: HTMLElement): (() => void) | undefined {
  const focus = () => heading.focus({ preventScroll: true })
  const dialog = document.querySelector('dialog[open]')
  if (!dialog) return void focus()
  dialog.addEventListener('close', focus, { once: true })
  return () => dialog.removeEventListener('close', focus)
}

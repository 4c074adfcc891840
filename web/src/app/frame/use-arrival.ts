import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Puts focus on the page's heading after a navigation, so that a screen reader starts where the eye does. Not on the
 * first page, not where the hash names a part of the page, which may take it, and not where the link said
 * `state={{ keepsFocus: true }}` (a filter in the address).
 */
export function useArrival(): void {
  const { pathname, search, hash, state } = useLocation()
  const shown = useRef({ pathname, search })
  const keepsFocus = Boolean((state as { keepsFocus?: boolean } | null)?.keepsFocus)
  useEffect(() => {
    const left = shown.current
    if (left.pathname === pathname && left.search === search) return
    shown.current = { pathname, search }
    // The address keeps its state: on the way back from another page, what had focus here is gone.
    const isSamePage = left.pathname === pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if ((keepsFocus && isSamePage) || !heading || isPart(hash)) return
    heading.tabIndex = -1
    return focusOnce(heading)
  }, [pathname, search, hash, keepsFocus])
}

function isPart(hash: string): boolean {
  return hash !== '' && document.getElementById(hash.slice(1)) !== null
}

/** Behind an open dialog (a failed call's popup) nothing takes focus, so the heading waits until it is closed. */
function focusOnce(heading: HTMLElement): (() => void) | undefined {
  const focus = () => heading.focus({ preventScroll: true })
  const dialog = document.querySelector('dialog[open]')
  if (!dialog) return void focus()
  dialog.addEventListener('close', focus, { once: true })
  return () => dialog.removeEventListener('close', focus)
}

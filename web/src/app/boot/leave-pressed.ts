import type { Location } from 'react-router'

/**
 * Takes the focus from the pressed link or button just before the page that has it goes. A browser that removes a focused
 * element lays out the half-built page first, and the whole page again. The next page's heading gets the focus. A field
 * keeps it, because its blur would check what was typed.
 */
export function leavePressed(from: Location, to: Location): void {
  const isSamePage = from.pathname === to.pathname
  if (isSamePage && (from.search === to.search || keepsFocus(to))) return
  const pressed = document.activeElement
  if (pressed instanceof HTMLElement && pressed.matches('main :is(a, button)')) pressed.blur()
}

function keepsFocus({ state }: Location): boolean {
  return Boolean((state as { keepsFocus?: boolean } | null)?.keepsFocus)
}

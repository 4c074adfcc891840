/** Focuses the page's heading, where the element with focus goes or is gone. The view stays where it is. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Focuses the heading if no element has the focus. Otherwise a keyboard or screen reader would start again at the top of
 * the document.
 */
export function focusHeadingIfLost(): void {
  if (document.activeElement === document.body) focusHeading()
}

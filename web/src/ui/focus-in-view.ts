/** Focuses an element and scrolls it to the middle of the view. Behind an open dialog it only scrolls. */
export function focusInView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'center' })
  element?.focus({ preventScroll: true })
}

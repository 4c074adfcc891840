/** The path of the first HTML. */
const firstPath = typeof location === 'undefined' ? '' : location.pathname

let origin: string | undefined

/** The shop's origin, from the first HTML: behind a proxy it is more reliable than the address bar. */
export function shopOrigin(): string {
  origin ??= new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href)
    .origin
  return origin
}

/** Claims an element of the first HTML that React now owns. */
export function claim(element: Element | null): void {
  element?.removeAttribute('data-first')
}

/**
 * Removes the entries of the first HTML that React now renders. Entries for machines alone stay until another page is
 * shown, since React does not render them.
 */
export function dropFirstHead(): void {
  const isFirstPage = location.pathname === firstPath
  for (const element of document.head.querySelectorAll('[data-first]')) {
    const isForMachines = element.matches('script, [property^="og:"], [name^="twitter:"]')
    if (!isFirstPage || !isForMachines) element.remove()
  }
}

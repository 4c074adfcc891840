/** The path that the first HTML was written for. */
const firstPath = typeof location === 'undefined' ? '' : location.pathname

let origin: string | undefined

/** Where the shop says it lives: as the first HTML said, which knows better than an address bar behind a proxy. */
export function shopOrigin(): string {
  origin ??= new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href)
    .origin
  return origin
}

/** Takes over an element of the first HTML that React has made its own. */
export function claim(element: Element | null): void {
  element?.removeAttribute('data-first')
}

/**
 * Removes what the first HTML said and React now says. What it said for machines alone stays until another page
 * is shown, since nothing here says it again.
 */
export function dropFirstHead(): void {
  const isFirstPage = location.pathname === firstPath
  for (const element of document.head.querySelectorAll('[data-first]')) {
    const isForMachines = element.matches('script, [property^="og:"], [name^="twitter:"]')
    if (!isFirstPage || !isForMachines) element.remove()
  }
}

/** A media query of no screen: its sheet is loaded and kept, and not applied. */
const NO_SCREEN = 'not all'

/** Loads a style sheet without applying it, and keeps it: WebKit may forget one that was merely fetched (P496). */
export async function fetchSheet(href: string): Promise<void> {
  const link = sheetLink(href, NO_SCREEN)
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
    document.head.append(link)
  }).catch(() => {
    link.remove()
    throw new Error(`${href} did not come.`)
  })
}

/** Applies a style sheet from now on: at once if it is loaded, else when it has come. */
export function applySheet(href: string): void {
  const known = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`)
  if (!known) document.head.append(sheetLink(href))
  else if (known.media === NO_SCREEN) known.media = ''
}

function sheetLink(href: string, media = ''): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', media, href })
}

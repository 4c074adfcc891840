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
  const link = (media: string) =>
    document.querySelector<HTMLLinkElement>(`link[rel=stylesheet]${media}[href="${href}"]`)
  const ahead = link(`[media="${NO_SCREEN}"]`)
  if (ahead) ahead.media = ''
  else if (!link('')) document.head.append(sheetLink(href))
}

function sheetLink(href: string, media = ''): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', media, href })
}

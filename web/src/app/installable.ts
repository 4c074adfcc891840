/**
 * Lets the browser offer an installation in its own menu, never over the page (P500). Inside the app there is nothing to
 * install, so the page names no manifest there.
 */
export function makeInstallable(): void {
  if (document.documentElement.dataset.from === 'app') return
  addEventListener('beforeinstallprompt', (event) => event.preventDefault())
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  )
}

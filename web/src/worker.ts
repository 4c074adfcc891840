import { clientsClaim } from 'workbox-core'
import { enable as preloadNavigations } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'

/** The files of this build and the page among them that every address can start from; the build puts both in. */
declare const LAYOVER_FILES: { url: string; revision: null }[]
declare const LAYOVER_SHELL: string

/** An airport's Wi-Fi may be there and lead nowhere. */
const PAGE_TIMEOUT_S = 10

/**
 * The service worker (P501). It answers for this build's files and, where the network has no page, with the shell. It has
 * no route for calls, so it can neither repeat nor answer one. A new one waits until the pages of the old one are closed.
 */
clientsClaim()
cleanupOutdatedCaches()
preloadNavigations()
precacheAndRoute(LAYOVER_FILES)
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PAGE_TIMEOUT_S,
      plugins: [{ handlerDidError: () => matchPrecache(LAYOVER_SHELL) }],
    }),
  ),
)

import { savedReferences, watchPasses } from '../session/device-passes.ts'
import { orderCopies } from '../session/order-copies.ts'
import { placeCopies } from '../session/place-copies.ts'
import { COPY_SAVED } from '../session/saved-copies.ts'
import { firstRest } from './first-rest.ts'

declare global {
  interface Window {
    /** Not in every browser. The policy's texts stand for texts. */
    readonly trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (text: string) => string },
      ) => { createScriptURL: (text: string) => string }
    }
  }
}

const WORKER = trusted('/sw.js')
const CACHES = [orderCopies.name, placeCopies.name]

/** Where the visitor saves data, pages of places are not worth the shop's files; a bought pass is. */
const WORTH_A_WORKER = navigator.connection?.saveData ? [orderCopies.name] : CACHES

/**
 * Registers the service worker once this device keeps something that it can open offline: a visitor who only looks at the
 * home page fetches nothing more (P501). The copy of an order goes with the order (P503).
 */
export async function openOffline(): Promise<void> {
  const sweepOrders = () => orderCopies.keepOnly(savedReferences())
  watchPasses(sweepOrders)
  await sweepOrders()
  if (!navigator.serviceWorker || document.documentElement.dataset.from === 'app') return
  await removeOldCopies()
  if (navigator.serviceWorker.controller) return
  const rest = firstRest()
  addEventListener(COPY_SAVED, () => void register(rest))
  await register(rest)
}

/** Copies of an earlier release or another language are in caches of other names. */
async function removeOldCopies(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('layover-') && !CACHES.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/**
 * The worker fetches every file of the shop. Beside the scripts of a page that opens they would delay the next press, and
 * between two pages the view of the second: on a slow phone they doubled its time. So for places alone it comes when the
 * visitor rests; an order's copy needs it at once. The browser itself looks for a newer worker at each navigation.
 */
async function register(rest: Promise<void>): Promise<void> {
  const names = await caches.keys()
  const isWorthIt = names.some((name) => WORTH_A_WORKER.includes(name))
  if (!isWorthIt || navigator.serviceWorker.controller) return
  await whenLoaded()
  if (!names.includes(orderCopies.name)) await rest
  // Where the browser forbids it, the shop is as it is online.
  await navigator.serviceWorker.register(WORKER).catch(() => {})
}

/** The one script address that the shop hands to a browser, in the form that a policy of trusted types asks for. */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('layover-worker', { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}

async function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
}

import { savedReferences, watchPasses } from '../session/device-passes.ts'
import { orderCopies } from '../session/order-copies.ts'
import { placeCopies } from '../session/place-copies.ts'
import { COPY_SAVED } from '../session/saved-copies.ts'

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
  addEventListener(COPY_SAVED, () => void register())
  await removeOldCopies()
  await register()
}

/** Copies of an earlier release or another language are in caches of other names. */
async function removeOldCopies(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('layover-') && !CACHES.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The browser itself looks for a newer worker at each navigation. */
async function register(): Promise<void> {
  const names = await caches.keys()
  const isWorthIt = names.some((name) => WORTH_A_WORKER.includes(name))
  if (!isWorthIt || navigator.serviceWorker.controller) return
  await whenLoaded()
  // Where the browser forbids it, the shop is as it is online.
  await navigator.serviceWorker.register('/sw.js').catch(() => {})
}

async function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
}

import { readShopConfig } from '../api/shop-config.ts'
import { createBatch } from './batch.ts'
import { permitted, type ShopEvent } from './events.ts'

type Sink = (event: ShopEvent) => void

/** More events than a visit sends before the configuration has loaded. */
const MAX_EARLY = 50

let early: ShopEvent[] = []
let sink: Sink = holdEarly

/** Sends one event (P242). It never throws, and sends only what is on the list. */
export function track(event: ShopEvent): void {
  const allowed = permitted(event)
  if (allowed) sink(allowed)
}

/**
 * Decides where events go: to the configured endpoint, or nowhere when there is none or when the visitor's browser
 * declines tracking. Returns a function that stops it.
 */
export async function openTracking(): Promise<() => void> {
  const endpoint = declinesTracking() ? undefined : await endpointOf()
  const batch = endpoint === undefined ? undefined : createBatch(endpoint)
  sink = batch?.add ?? (() => {})
  for (const event of early) sink(event)
  early = []
  return () => {
    batch?.stop()
    sink = holdEarly
  }
}

function holdEarly(event: ShopEvent): void {
  if (early.length < MAX_EARLY) early.push(event)
}

/** Do Not Track and Global Privacy Control; the second is not in TypeScript's library yet. */
function declinesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

async function endpointOf(): Promise<string | undefined> {
  try {
    return (await readShopConfig()).analytics
  } catch {
    // A call that needs the configuration reports this failure itself.
    return undefined
  }
}

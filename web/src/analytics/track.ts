import { readShopConfig } from '../api/shop-config.ts'
import { createBatch } from './batch.ts'
import { permitted, type ShopEvent } from './events.ts'

type Sink = (event: ShopEvent) => void

/** More than a visit has before the configuration is there. */
const MAX_EARLY = 50

let early: ShopEvent[] = []
let sink: Sink = holdEarly

/** The shop's one way to count something (P242). It never fails, and says nothing that is not on the list. */
export function track(event: ShopEvent): void {
  const allowed = permitted(event)
  if (allowed) sink(allowed)
}

/**
 * Decides where events go: to the configured endpoint, or nowhere when there is none or when the visitor's browser asks
 * not to be tracked. Returns the way to stop.
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
    // Whoever needs the configuration to sell something says so.
    return undefined
  }
}

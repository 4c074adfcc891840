import type { Addition } from '@layover/api-client'
import { despiteLeaving } from './despite-leaving.ts'

/** The gateway's `GET /config.json`: the settings of this deployment, unknown at build time. */
export type ShopConfig = {
  /** The card provider's address for browsers, the only target of card data. */
  cardVaultUrl: string
  /** The vault's path there; a gateway of an earlier release does not say it. */
  cardVaultPath?: string
  generalAgentId: string
  /** The ids of our own calls that this upstream has, such as `order.get` (P212). */
  additions: readonly string[]
  /** The endpoint for anonymous events; left out when events are off. */
  analytics?: string
}

let reading: Promise<ShopConfig> | undefined
let known: ShopConfig | undefined

/** Reads the configuration once per page load. A failed read rejects, and the next caller tries again. */
export function readShopConfig(): Promise<ShopConfig> {
  reading ??= readOnce()
  return reading
}

async function readOnce(): Promise<ShopConfig> {
  try {
    known = await despiteLeaving(fetchConfig)
    return known
  } catch (cause) {
    reading = undefined
    throw cause
  }
}

/** Whether this upstream has one of our own calls (P212). Rejects where the configuration cannot be read. */
export async function shopHas(addition: Addition): Promise<boolean> {
  return (await readShopConfig()).additions.includes(addition)
}

/** Whether the configuration has been read and names the call. */
export function isKnownToHave(addition: Addition): boolean {
  return known?.additions.includes(addition) ?? false
}

async function fetchConfig(): Promise<ShopConfig> {
  const response = await fetch(new URL('/config.json', location.origin))
  if (!response.ok) throw new Error(`The shop's configuration answered ${response.status}.`)
  return checked(await response.json())
}

function checked(value: unknown): ShopConfig {
  const { cardVaultUrl, cardVaultPath, generalAgentId, additions, analytics } = (value ?? {}) as Record<
    string,
    unknown
  >
  if (typeof cardVaultUrl !== 'string' || typeof generalAgentId !== 'string') {
    throw new Error("The shop's configuration lacks cardVaultUrl or generalAgentId.")
  }
  return {
    cardVaultUrl,
    ...(isText(cardVaultPath) && { cardVaultPath }),
    generalAgentId,
    additions: Array.isArray(additions) ? additions.filter(isText) : [],
    ...(isText(analytics) && { analytics }),
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

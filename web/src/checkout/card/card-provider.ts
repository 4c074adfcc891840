import type { CardPath, Confirm } from '@layover/api-client'
import type { Card, CardErrors } from './card.ts'
import { vaultProvider } from './vault-provider.ts'

/** What the card became: something to pay with, mistakes at fields, or nothing. No charge has happened in any case. */
export type CardReply =
  | { readonly kind: 'ready'; readonly payment: Confirm['payment'] }
  | { readonly kind: 'wrong'; readonly errors: CardErrors }
  /** `isConnection` where the provider was not reached or has broken down. */
  | { readonly kind: 'failed'; readonly isConnection?: boolean; readonly message?: string }

/** Turns a card into a token or ciphertext, from the browser straight to the card provider. Never throws. */
export type CardProvider = { readonly encrypt: (card: Card) => Promise<CardReply> }

/** Where the shop's operators said that things are (`/config.json`). */
export type ProviderAddresses = { readonly cardVaultUrl: string }

/**
 * The way that getPciParam chose (ruling 8). The provider session, `switchFlag` 1, has its place here; until it is
 * built there is no provider for it, and Payment says that it cannot take the card.
 */
export function cardProviderFor(path: CardPath, addresses: ProviderAddresses): CardProvider | undefined {
  return path.switchFlag === '0' ? vaultProvider(addresses.cardVaultUrl, path.caller) : undefined
}

import type { CardPath, Confirm, Price } from '@layover/api-client'
import type { Connection } from '../../api/call-failed.ts'
import { client } from '../../api/client.ts'
import type { ShopConfig } from '../../api/shop-config.ts'
import { loadPart } from '../../network/load-part.ts'
import type { Card, CardErrors } from './card.ts'
import { importConnect } from './import-connect.ts'
import { paymentContext } from './payment-context.ts'
import { type NoSession, startSessionProvider } from './session-provider.ts'
import { vaultProvider } from './vault-provider.ts'

/** The result of encrypting a card: a means of payment, errors at fields, or a failure. No charge has happened yet. */
export type CardReply =
  | { readonly kind: 'ready'; readonly payment: Confirm['payment'] }
  | { readonly kind: 'wrong'; readonly errors: CardErrors }
  | ({ readonly kind: 'failed'; readonly message?: string } & Partial<Connection>)

/** Sends a card from the browser directly to the card provider, and returns a token or ciphertext. Never throws. */
export type CardProvider = {
  readonly encrypt: (card: Card) => Promise<CardReply>
  /** Looks up the first six or eight digits of a number. The vault has no such call. */
  readonly lookUp?: (digits: string) => Promise<CardErrors>
}

/** Opens the card way that getPciParam chose (P176). A provider session is opened for this price alone. */
export async function openCardWay(
  path: CardPath,
  config: Pick<ShopConfig, 'cardVaultUrl' | 'cardVaultPath' | 'generalAgentId'>,
  price: Pick<Price, 'totalAmount' | 'currency'>,
): Promise<{ provider: CardProvider } | NoSession> {
  if (path.switchFlag === '0') return { provider: vaultProvider(config, path.caller) }
  const { openConnect } = await loadPart(importConnect)
  return startSessionProvider({
    createSession: () => client.hold('lounge.createSession', { agentId: config.generalAgentId }),
    openConnect,
    context: paymentContext(price),
  })
}

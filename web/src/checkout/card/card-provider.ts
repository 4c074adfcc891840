import type { CardPath, Confirm, Price } from '@layover/api-client'
import { client } from '../../api/client.ts'
import type { ShopConfig } from '../../api/shop-config.ts'
import { loadPart } from '../../ui/page/load-part.ts'
import type { Card, CardErrors } from './card.ts'
import { paymentContext } from './payment-context.ts'
import { type NoSession, startSessionProvider } from './session-provider.ts'
import { vaultProvider } from './vault-provider.ts'

/** What the card became: something to pay with, mistakes at fields, or nothing. No charge has happened in any case. */
export type CardReply =
  | { readonly kind: 'ready'; readonly payment: Confirm['payment'] }
  | { readonly kind: 'wrong'; readonly errors: CardErrors }
  /** `isConnection` where the provider was not reached or has broken down. */
  | { readonly kind: 'failed'; readonly isConnection?: boolean; readonly message?: string }

/** Turns a card into a token or ciphertext, from the browser straight to the card provider. Never throws. */
export type CardProvider = {
  readonly encrypt: (card: Card) => Promise<CardReply>
  /** What the provider says of a number's first six or eight digits. The vault has no such call. */
  readonly lookUp?: (digits: string) => Promise<CardErrors>
}

/** Opens the way that getPciParam chose (P176). The provider session is opened for this very price. */
export async function openCardWay(
  path: CardPath,
  config: Pick<ShopConfig, 'cardVaultUrl' | 'generalAgentId'>,
  price: Pick<Price, 'totalAmount' | 'currency'>,
): Promise<{ provider: CardProvider } | NoSession> {
  if (path.switchFlag === '0') return { provider: vaultProvider(config.cardVaultUrl, path.caller) }
  const { openConnect } = await loadPart(() => import('./connect-sdk.ts'))
  return startSessionProvider({
    createSession: () => client.hold('lounge.createSession', { agentId: config.generalAgentId }),
    openConnect,
    context: paymentContext(price),
  })
}

import { toMmyy } from '@layover/rules/card-expiry'
import type { ShopConfig } from '../../api/shop-config.ts'
import { type Card, type CardErrors, type CardField, FIELD_MESSAGES, PARAMETER_MISSING } from './card.ts'
import type { CardProvider, CardReply } from './card-provider.ts'

/** The vault has failed after this time. Nothing is charged, so the visitor can safely try again. */
const TIMEOUT_MS = 20_000

/** The vault's names for the four fields. */
const FIELDS: Readonly<Record<string, CardField>> = {
  cardHolderName: 'cardholderName',
  cardNumber: 'cardNumber',
  cvv: 'cvv',
  expireTime: 'expiryDate',
}

type Vault = Pick<ShopConfig, 'cardVaultUrl' | 'cardVaultPath'>

/** The card vault: one POST with the card, one single-use token back (P178). */
export function vaultProvider(
  { cardVaultUrl, cardVaultPath = '/payment/v2/front/cacheCardInfo' }: Vault,
  caller: string,
): CardProvider {
  const address = cardVaultUrl.replace(/\/$/, '') + cardVaultPath
  return {
    encrypt: async (card) => {
      try {
        const response = await fetch(address, {
          method: 'POST',
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          headers: {
            'content-type': 'application/json',
            'x-caller': caller,
            'x-request-id': crypto.randomUUID(),
          },
          body: JSON.stringify(vaultBody(card, caller)),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        return readReply(response.status, await response.json())
      } catch {
        return { kind: 'failed', isConnection: true }
      }
    },
  }
}

function vaultBody(card: Card, caller: string) {
  return {
    cardHolderName: card.cardholderName,
    cardNumber: card.cardNumber,
    cvv: card.cvv,
    expireTime: toMmyy(card.expiry),
    caller,
  }
}

function readReply(status: number, body: unknown): CardReply {
  if (status >= 500) return { kind: 'failed', isConnection: true, hasAnswered: true }
  const { state, result, errors, title } = body as {
    state?: unknown
    result?: { token?: unknown } | null
    errors?: unknown
    title?: unknown
  }
  const token = result?.token
  if (status === 200 && state === '1' && typeof token === 'string') {
    return { kind: 'ready', payment: { method: 'token', token } }
  }
  const wrong = status === 422 && Array.isArray(errors) ? fieldErrors(errors) : {}
  if (Object.keys(wrong).length > 0) return { kind: 'wrong', errors: wrong }
  return status === 400 && title === PARAMETER_MISSING
    ? { kind: 'failed', message: title }
    : { kind: 'failed' }
}

/** The vault's own sentence if it sends one, since it may know more; otherwise ours. */
function fieldErrors(errors: readonly { path?: unknown; message?: unknown }[]): CardErrors {
  const known = errors.flatMap(({ path, message }) => {
    const field = FIELDS[String(path)]
    return field ? [[field, typeof message === 'string' ? message : FIELD_MESSAGES[field]]] : []
  })
  return Object.fromEntries(known)
}

import { customerInput, type PublicKey, seal } from '@layover/card-sandbox/seal-card'
import type { Visitor } from '../harness/visitor.ts'
import type { Stack } from './stack.ts'

/** A card. The test searches every log for each part of it. */
export interface CanaryCard {
  readonly number: string
  readonly cvv: string
  readonly holder: string
  /** The provider's product that the number belongs to. */
  readonly productId: number
  readonly expiry: string
}

/** A card as the provider stored it, and everything of it that no log may contain. */
interface Paying {
  readonly payment: object
  readonly secrets: readonly string[]
}

/** A way of a card from the browser to the provider. Undefined where the provider refused the card. */
export type Way = (stack: Stack, visitor: Visitor, card: CanaryCard) => Promise<Paying | undefined>

const json = { 'content-type': 'application/json' }

/** The vault. */
export const byVault: Way = async ({ sandbox, gateway }, _visitor, card) => {
  const answer = await fetch(`${sandbox.origin}/payment/v2/front/cacheCardInfo`, {
    method: 'POST',
    headers: { ...json, origin: gateway.origin, 'x-caller': 'layover-shop' },
    body: JSON.stringify({
      cardHolderName: card.holder,
      cardNumber: card.number,
      cvv: card.cvv,
      expireTime: card.expiry,
      caller: 'layover-shop',
    }),
  })
  if (!answer.ok) return undefined
  const { token } = ((await answer.json()) as { result: { token: string } }).result
  return { payment: { method: 'token', token }, secrets: [token] }
}

/** A provider session, with the requests of the SDK. A number that the look-up refuses is still encrypted. */
export const bySession: Way = async ({ sandbox, gateway }, visitor, card) => {
  const session = await visitor.cardSession()
  const base = `${sandbox.origin}/client/v1/${session.customerId}`
  const headers = {
    ...json,
    authorization: `GCS v1Client:${session.clientSessionId}`,
    origin: gateway.origin,
    'x-gcs-clientmetainfo': 'e30=',
  }
  const amountOfMoney = { amount: 3400, currencyCode: 'GBP' }
  const body = JSON.stringify({
    bin: card.number.slice(0, 8),
    paymentContext: { countryCode: 'NL', isRecurring: false, isInstallments: false, amountOfMoney },
  })
  await fetch(`${base}/services/getIINdetails`, { method: 'POST', headers, body })
  const key = (await (await fetch(`${base}/crypto/publickey`, { headers })).json()) as PublicKey
  const values = {
    cardNumber: card.number,
    cvv: card.cvv,
    cardholderName: card.holder,
    expiryDate: card.expiry,
  }
  const input = customerInput(session.clientSessionId, values, { paymentProductId: card.productId })
  const payload = await seal(JSON.stringify(input), key)
  const parts = payload.split('.').slice(1)
  return {
    payment: { method: 'encrypted', payload },
    secrets: [session.clientSessionId, ...parts.filter(({ length }) => length > 16)],
  }
}

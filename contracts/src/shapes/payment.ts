import { type Static, Type } from '@sinclair/typebox'
import { type ErrorCode, unusableCodeErrors } from '../error-codes.ts'
import { closed, oneOf } from './closed.ts'
import { OrderNo, StatusKey } from './codes.ts'

/** Digits alone are refused, so that no card's number can ever stand in a token's place. */
const Token = Type.String({ pattern: '^(?=[^A-Za-z_]*[A-Za-z_])[A-Za-z0-9_-]{16,256}$' })

/** A compact JWE whose header is JSON. Nothing that a card's number could be written as has this form. */
const Ciphertext = Type.String({
  pattern: '^eyJ[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+){4}$',
  minLength: 64,
  maxLength: 16_384,
})

/** The card provider's token or ciphertext. A card field here is refused: card data never takes this way. */
export const Payment = Type.Union(
  [
    closed({ method: oneOf(['token']), token: Token }),
    closed({ method: oneOf(['encrypted']), payload: Ciphertext }),
    closed({ method: oneOf(['none']) }),
  ],
  { $id: 'Payment', description: 'A vault token, a ciphertext, or nothing where the total is 0.00.' },
)
export type Payment = Static<typeof Payment>

/**
 * `statusKey` goes along where createOrder gave one: without it a paid order is not shown again, and an unpaid one may be
 * NOT_FOUND for another visitor than its own.
 */
export const Confirm = closed(
  { orderNo: OrderNo, payment: Payment, statusKey: Type.Optional(StatusKey) },
  { $id: 'Confirm' },
)
export type Confirm = Static<typeof Confirm>

/** Every confirm call may refuse with these; the first when the discount code was used up or ran out meanwhile. */
export const confirmErrorCodes: readonly ErrorCode[] = [
  ...unusableCodeErrors,
  'NOT_FOUND',
  'NOT_AVAILABLE',
  'ORDER_EXPIRED',
  'PAYMENT_DECLINED',
  'PROVIDER_UNAVAILABLE',
  'TOO_MANY_ATTEMPTS',
]

import { type Static, Type } from '@sinclair/typebox'

export const amountOfMoney = Type.Object(
  {
    /** Minor units, at least 1. */
    amount: Type.Integer({ minimum: 1, maximum: 999_999_999_999 }),
    currencyCode: Type.String({ pattern: '^[A-Z]{3}$' }),
  },
  { additionalProperties: false },
)

/** The merchant's name for a payment attempt or a refund. */
export const merchantReference = Type.String({ pattern: '^[A-Za-z0-9._:-]{1,64}$' })

/** Far more than four fields and a description of the browser need. */
const LONGEST_ENCRYPTED_INPUT = 8_192

/**
 * A payment request: a token of the vault, or a ciphertext from a browser's session. `createPayment` checks that
 * exactly one is present, because a union of objects reports no wrong property.
 */
export const paymentRequestSchema = Type.Object(
  {
    token: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
    encryptedCustomerInput: Type.Optional(Type.String({ minLength: 1, maxLength: LONGEST_ENCRYPTED_INPUT })),
    amountOfMoney,
    merchantReference,
  },
  { additionalProperties: false },
)

/** A request that names its card in one of the two ways. */
export type PaymentRequest = Omit<Static<typeof paymentRequestSchema>, 'token' | 'encryptedCustomerInput'> &
  ({ readonly token: string } | { readonly encryptedCustomerInput: string })

/** A decided payment. It never changes. */
export const paymentSchema = Type.Object(
  {
    id: Type.String(),
    status: Type.Union([Type.Literal('CAPTURED'), Type.Literal('REJECTED')]),
    reasonCode: Type.Optional(Type.String()),
    merchantReference,
    amountOfMoney,
    card: Type.Object({ brand: Type.String(), last4: Type.String() }),
    createdAt: Type.String(),
  },
  { additionalProperties: false },
)
export type Payment = Static<typeof paymentSchema>

import { type Static, Type } from '@sinclair/typebox'

const amountOfMoney = Type.Object(
  {
    /** Minor units. A payment of nothing is no payment. */
    amount: Type.Integer({ minimum: 1, maximum: 999_999_999_999 }),
    currencyCode: Type.String({ pattern: '^[A-Z]{3}$' }),
  },
  { additionalProperties: false },
)

/** The merchant's own name for a payment attempt. */
const merchantReference = Type.String({ pattern: '^[A-Za-z0-9._:-]{1,64}$' })

/** What the merchant sends to have a token charged. */
export const paymentRequestSchema = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 128 }), amountOfMoney, merchantReference },
  { additionalProperties: false },
)
export type PaymentRequest = Static<typeof paymentRequestSchema>

/** A payment that was decided: it never changes afterwards. */
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

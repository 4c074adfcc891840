import { type Static, Type } from '@sinclair/typebox'
import { amountOfMoney, merchantReference } from './payment.ts'

/** A request to give back the whole of a captured payment or a part of it. `merchantReference` names the refund. */
export const refundRequestSchema = Type.Object(
  { amountOfMoney, merchantReference },
  { additionalProperties: false },
)
export type RefundRequest = Static<typeof refundRequestSchema>

/** Money that was given back. It never changes. */
export const refundSchema = Type.Object(
  {
    id: Type.String(),
    status: Type.Literal('REFUNDED'),
    paymentId: Type.String(),
    merchantReference,
    amountOfMoney,
    createdAt: Type.String(),
  },
  { additionalProperties: false },
)
export type Refund = Static<typeof refundSchema>

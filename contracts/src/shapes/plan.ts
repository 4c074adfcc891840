import { type Static, Type } from '@sinclair/typebox'
import { closed } from './closed.ts'
import { Label, ProviderCode } from './codes.ts'
import { Currency, CurrencySymbol, Money } from './money.ts'
import { OrderLine } from './order.ts'

const planFields = {
  planId: ProviderCode,
  name: Label,
  description: Type.String({ maxLength: 1000 }),
  currency: Currency,
  currencySymbol: CurrencySymbol,
  price: Money,
  /** Our addition: what one included visit costs, rounded up to the minor unit so that it never promises too much. */
  visitPrice: Type.Optional(Money),
  visitsIncluded: Type.Integer({ minimum: 0, maximum: 9999 }),
  additionalVisitPrice: Money,
  maxAdditionalVisits: Type.Integer({ minimum: 0, maximum: 999 }),
  benefits: Type.Array(Label, { maxItems: 20 }),
  validityMonths: Type.Integer({ minimum: 1, maximum: 120 }),
}

export const Plan = closed(planFields, { $id: 'Plan' })
export type Plan = Static<typeof Plan>

/** A plan with a number of additional visits: what both cost together, and the lines that the order will have. */
export const PlanOffer = closed(
  {
    ...planFields,
    totalAmount: Type.Optional(Money),
    lines: Type.Optional(Type.Array(OrderLine, { maxItems: 20 })),
  },
  { $id: 'PlanOffer' },
)

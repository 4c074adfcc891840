import { toDecimal } from '@layover/rules/money'
import { type Static, Type } from '@sinclair/typebox'
import type { MembershipPlan } from '../../domain/catalogue.ts'
import { amount, list, whole, words } from '../cells/columns.ts'
import type { InColumns } from './in-columns.ts'
import { minorOf } from './minor-of.ts'
import { code, currency } from './places.ts'

export const PlanRow = Type.Object(
  {
    planId: code('Its code, which stays: orders have it.'),
    name: words('Its name.'),
    description: words('What it is, in a sentence.', 1000),
    currency: currency(),
    price: amount('The plan with its visits.'),
    visitsIncluded: whole(0, 9999, { description: 'Visits that it includes.' }),
    additionalVisitPrice: amount('Each visit that is bought on top.'),
    maxAdditionalVisits: whole(0, 999, { description: 'Most visits that are bought on top.' }),
    validityMonths: whole(1, 120, { description: 'Months that it holds.' }),
    benefits: list(words(''), 20, 'What a member gets, in the order in which it is shown.'),
  },
  { $id: 'plans', additionalProperties: false, description: 'A membership plan.' },
)
type PlanRow = Static<typeof PlanRow>

export function planOf(row: PlanRow): MembershipPlan {
  const { price, additionalVisitPrice, ...same } = row
  return {
    ...same,
    priceMinor: minorOf(price, row.currency),
    additionalVisitPriceMinor: minorOf(additionalVisitPrice, row.currency),
  }
}

export function planRow(plan: MembershipPlan): PlanRow {
  const { priceMinor, additionalVisitPriceMinor, benefits, ...same } = plan
  return {
    ...(same satisfies InColumns<typeof same, PlanRow>),
    benefits: [...benefits],
    price: toDecimal(priceMinor, plan.currency),
    additionalVisitPrice: toDecimal(additionalVisitPriceMinor, plan.currency),
  }
}

import type { MembershipPlan } from '../../domain/catalogue.ts'

const everyPlan = ['Any lounge in the network', 'No booking needed', 'Bring a guest: one visit each']

const membershipPlans: readonly MembershipPlan[] = [
  {
    planId: 'LAYOVER-WEEKENDER',
    name: 'Weekender',
    description: 'Two visits: there and back on one return trip.',
    currency: 'GBP',
    priceMinor: 6400,
    visitsIncluded: 2,
    additionalVisitPriceMinor: 3000,
    maxAdditionalVisits: 4,
    benefits: ['2 lounge visits', ...everyPlan, 'Additional visits £30 each'],
    validityMonths: 12,
  },
  {
    planId: 'LAYOVER-EXPLORER',
    name: 'Explorer',
    description: 'Six visits for anyone who flies every other month.',
    currency: 'GBP',
    priceMinor: 17_400,
    visitsIncluded: 6,
    additionalVisitPriceMinor: 2700,
    maxAdditionalVisits: 10,
    benefits: ['6 lounge visits', ...everyPlan, 'Additional visits £27 each'],
    validityMonths: 12,
  },
  {
    planId: 'LAYOVER-FREQUENT',
    name: 'Frequent',
    description: 'Fourteen visits for people whose second home is a departure gate.',
    currency: 'GBP',
    priceMinor: 36_400,
    visitsIncluded: 14,
    additionalVisitPriceMinor: 2400,
    maxAdditionalVisits: 20,
    benefits: ['14 lounge visits', ...everyPlan, 'Additional visits £24 each'],
    validityMonths: 12,
  },
]

/** The membership plans, the smallest first. Every visit costs less than a walk-up pass. */
export function plans(): readonly MembershipPlan[] {
  return membershipPlans
}

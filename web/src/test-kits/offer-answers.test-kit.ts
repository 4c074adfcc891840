/** Test support: answers from the contract's examples. */
export const walkUpPrice = { currency: 'GBP', currencySymbol: '£', price: '34.00' }

const plan = {
  description: 'Visits for a year.',
  currency: 'GBP',
  currencySymbol: '£',
  benefits: ['Any lounge in the network'],
  validityMonths: 12,
}

export const plans = [
  {
    ...plan,
    planId: 'LAYOVER-WEEKENDER',
    name: 'Weekender',
    price: '64.00',
    visitPrice: '32.00',
    visitsIncluded: 2,
    additionalVisitPrice: '30.00',
    maxAdditionalVisits: 4,
  },
  {
    ...plan,
    planId: 'LAYOVER-EXPLORER',
    name: 'Explorer',
    price: '174.00',
    visitPrice: '29.00',
    visitsIncluded: 6,
    additionalVisitPrice: '27.00',
    maxAdditionalVisits: 10,
  },
]

export const lane = {
  cipCode: 'LHR-FT-T5',
  agentId: 'layover',
  airportCode: 'LHR',
  cipName: 'Fast Track Terminal 5',
  imgUrl: '',
  terminal: 'Terminal 5',
  type: 'International',
  securityType: 'Landside',
  currency: 'GBP',
  currencySymbol: '£',
  price: '11.00',
}

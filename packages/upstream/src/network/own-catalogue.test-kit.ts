import type { Catalogue, CatalogueLounge, DiscountCode } from '../domain/catalogue.ts'
import { catalogueSource } from './catalogue-source.ts'

const openingHours: CatalogueLounge['openingHours'] = [
  { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], opens: '05:00', closes: '23:00' },
]

const place = {
  isSample: false,
  airportCode: 'LHR',
  imgUrl: '',
  terminal: 'Terminal 2',
  type: 'International',
  openingHours,
  rules: ['Children under 12 stay with an adult.'],
  location: 'Behind security, to the left.',
  maxBookingNum: 4,
  currency: 'GBP',
} as const

const lounge: CatalogueLounge = {
  ...place,
  loungeCode: 'LHR-OWN',
  loungeName: 'Our Lounge',
  securityType: 'Airside',
  prebookAllow: true,
  walkIn: true,
  facilities: ['Wi-Fi'],
  capacity: 40,
  prebookPlacesPerSlot: 4,
  maxStayHours: 3,
  entryPriceMinor: 3000,
  prebookFeeMinor: 500,
}

/** A catalogue of an operator: two lounges, a lane and a plan at one of the real airports. */
export function ownCatalogue(change: Partial<Catalogue> = {}): Catalogue {
  return {
    airports: catalogueSource().airports.filter(({ code }) => ['LHR', 'ZRH'].includes(code)),
    lounges: [
      lounge,
      {
        ...lounge,
        loungeCode: 'LHR-QUIET',
        loungeName: 'Quiet Room',
        entryPriceMinor: 3200,
        prebookFeeMinor: 300,
      },
    ],
    lanes: [
      {
        ...place,
        cipCode: 'LHR-FT-OWN',
        cipName: 'Our Lane',
        securityType: 'Landside',
        placesPerSlot: 4,
        hour: 2,
        sameDay: true,
        priceMinor: 1200,
      },
    ],
    plans: [
      {
        planId: 'OWN-SIX',
        name: 'Six',
        description: 'Six visits in a year.',
        currency: 'GBP',
        priceMinor: 15_000,
        visitsIncluded: 6,
        additionalVisitPriceMinor: 2600,
        maxAdditionalVisits: 4,
        benefits: ['6 lounge visits'],
        validityMonths: 12,
      },
    ],
    walkUp: { currency: 'GBP', priceMinor: 3000, validityMonths: 6 },
    prices: [],
    discountCodes: [],
    legalTexts: [
      { type: 'terms-of-service', title: 'Terms', updatedAt: '2026-11-01T00:00:00.000Z', body: 'Ours.' },
    ],
    helpTopics: {
      groups: [{ type: 'entry', title: 'Entry' }],
      questions: [{ id: 'when', type: 'entry', question: 'When may I come?', answer: 'At any time.' }],
      popularIds: ['when'],
    },
    ...change,
  }
}

/** A code of an operator. */
export function ownCode(change: Partial<DiscountCode> = {}): DiscountCode {
  return {
    code: 'AUTUMN',
    couponType: 1,
    value: 10,
    currency: null,
    serviceTypes: ['LOUNGE'],
    validFrom: '2026-09-01T00:00:00.000Z',
    validUntil: '2027-09-01T00:00:00.000Z',
    maxRedemptions: 5,
    maxPerEmail: null,
    initialRedemptions: 0,
    ...change,
  }
}

import {
  CONTACT,
  FAST_TRACK_PRODUCT,
  HOME,
  LOUNGE_PRODUCT,
  MEMBERSHIP_PLANS,
  PRODUCTS,
  SURVEY,
} from '../addresses.ts'
import type { PageHead } from './head.ts'

/** Heads of pages whose words never change. */
export const fixedHeads = {
  home: {
    description:
      'Buy airport lounge passes and fast-track lanes at more than 900 airports. No account needed.',
    canonicalPath: HOME,
  },
  products: {
    title: 'Lounge passes and fast track',
    description:
      'What you can buy: entry to more than 1,300 airport lounges, and fast-track lanes that save the queue.',
    canonicalPath: PRODUCTS,
  },
  loungeProduct: {
    title: 'Airport lounge passes',
    description:
      'One pass, valid for a year, opens any of more than 1,300 airport lounges. What you get and how it works.',
    canonicalPath: LOUNGE_PRODUCT,
  },
  fastTrackProduct: {
    title: 'Fast-track lanes',
    description:
      'Pass the queue at more than 75 fast-track locations: who it is for, when to book and how it works.',
    canonicalPath: FAST_TRACK_PRODUCT,
  },
  membershipPlans: {
    title: 'Membership plans',
    description:
      'Lounge visits for a year at one price. Compare the plans and what each further visit costs.',
    canonicalPath: MEMBERSHIP_PLANS,
  },
  contact: {
    title: 'Contact us',
    description: 'Write to us about a booking, a refund or anything else. We reply in 3 to 5 working days.',
    canonicalPath: CONTACT,
  },
  survey: {
    title: 'How was your visit?',
    description: 'The terms of our survey, and a form to tell us what we do well and what we should mend.',
    canonicalPath: SURVEY,
  },
} as const satisfies Record<string, PageHead>

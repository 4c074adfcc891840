import {
  CONTACT,
  FAST_TRACK_PRODUCT,
  HOME,
  LOUNGE_PRODUCT,
  MEMBERSHIP_PLANS,
  PRODUCTS,
  SURVEY,
} from '../addresses.ts'
import { CLAIMED_AIRPORTS, CLAIMED_LANES, CLAIMED_LOUNGES } from '../claims.ts'
import { REPLY_TIME } from '../contact.ts'
import type { PageHead } from './head.ts'

/** Heads of pages whose words never change. */
export const fixedHeads = {
  home: {
    description: `Buy airport lounge passes and fast-track lanes at more than ${CLAIMED_AIRPORTS} airports. No account needed.`,
    canonicalPath: HOME,
  },
  products: {
    title: 'Lounge passes and fast track',
    description: `Entry to more than ${CLAIMED_LOUNGES} airport lounges, and fast-track lanes to skip the queue. No account needed.`,
    canonicalPath: PRODUCTS,
  },
  loungeProduct: {
    title: 'Airport lounge passes',
    description: `One pass, valid for 1 year, at more than ${CLAIMED_LOUNGES} airport lounges. See what you get and how it works.`,
    canonicalPath: LOUNGE_PRODUCT,
  },
  fastTrackProduct: {
    title: 'Fast-track lanes',
    description: `Skip the queue at more than ${CLAIMED_LANES} fast-track locations. See who it is for, when to book and how it works.`,
    canonicalPath: FAST_TRACK_PRODUCT,
  },
  membershipPlans: {
    title: 'Membership plans',
    description:
      'A year of lounge visits for one price. Compare the plans and the price of each additional visit.',
    canonicalPath: MEMBERSHIP_PLANS,
  },
  contact: {
    title: 'Contact us',
    description: `Write to us about a booking, a refund or anything else. ${REPLY_TIME}`,
    canonicalPath: CONTACT,
  },
  survey: {
    title: 'How was your visit?',
    description: 'Tell us what we do well and what we could do better. It takes two minutes.',
    canonicalPath: SURVEY,
  },
} as const satisfies Record<string, PageHead>

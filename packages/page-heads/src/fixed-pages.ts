import type { PageHead } from './head.ts'

/** Heads of pages whose words never change, under their addresses. */
export const fixedHeads = {
  '/': {
    description:
      'Buy airport lounge passes and fast-track lanes at more than 900 airports. No account needed.',
    canonicalPath: '/',
  },
  '/products/index': {
    title: 'Lounge passes and fast track',
    description:
      'What you can buy: entry to more than 1,300 airport lounges, and fast-track lanes that save the queue.',
    canonicalPath: '/products/index',
  },
  '/products/item/lounge': {
    title: 'Airport lounge passes',
    description:
      'One pass, valid for a year, opens any of more than 1,300 airport lounges. What you get and how it works.',
    canonicalPath: '/products/item/lounge',
  },
  '/products/item/fast-track': {
    title: 'Fast-track lanes',
    description:
      'Pass the queue at more than 75 fast-track locations: who it is for, when to book and how it works.',
    canonicalPath: '/products/item/fast-track',
  },
  '/membership-plan': {
    title: 'Membership plans',
    description:
      'Lounge visits for a year at one price. Compare the plans and what each further visit costs.',
    canonicalPath: '/membership-plan',
  },
  '/contact-us': {
    title: 'Contact us',
    description: 'Write to us about a booking, a refund or anything else. We reply in 3 to 5 working days.',
    canonicalPath: '/contact-us',
  },
  '/survey/tnc': {
    title: 'How was your visit?',
    description: 'The terms of our survey, and a form to tell us what we do well and what we should mend.',
    canonicalPath: '/survey/tnc',
  },
} as const satisfies Record<string, PageHead>

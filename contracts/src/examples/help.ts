import type { Faq, FaqGroup } from '../shapes/content.ts'

export const helpGroup: FaqGroup = { type: 'fast-track', title: 'Fast track', count: 9 }

/** Each answer is cut after its beginning. */
export const fastTrack: Faq = {
  id: 'what-is-fast-track',
  type: 'fast-track',
  question: 'What is fast track?',
  answer: 'Fast track is a separate, faster lane at the airport, usually at security.',
}

export const samePass: Faq = {
  id: 'use-a-pass-in-another-lounge',
  type: 'using-a-pass',
  question: 'Can I use a walk-up pass in another lounge?',
  answer:
    'Yes. A walk-up pass works at any lounge in the network that takes walk-up guests, once, on any day',
}

/** Card schemes, in the words of `credit-card-type`. */
export type Brand =
  | 'visa'
  | 'mastercard'
  | 'american-express'
  | 'diners-club'
  | 'jcb'
  | 'unionpay'
  | 'maestro'
  | 'discover'

/** What paying with a number leads to. */
export type Outcome = keyof typeof outcomes

/** A number that the sandbox accepts. */
export type TestCard = { readonly number: string; readonly brand: Brand; readonly outcome: Outcome }

/** All that may be kept of a card once its number has been looked up. */
export type CardSummary = { readonly brand: Brand; readonly last4: string; readonly outcome: Outcome }

/** Each outcome's meaning, and the reason code of those that reject. */
export const outcomes = {
  approved: { reasonCode: undefined, meaning: 'captured' },
  declined: { reasonCode: 'DECLINED', meaning: 'rejected: declined by the bank' },
  'insufficient-funds': { reasonCode: 'INSUFFICIENT_FUNDS', meaning: 'rejected: not enough money' },
  'lost-card': { reasonCode: 'LOST_CARD', meaning: 'rejected: reported lost' },
  'expired-card': { reasonCode: 'EXPIRED_CARD', meaning: 'rejected: expired, says the bank' },
  'wrong-cvc': { reasonCode: 'WRONG_CVC', meaning: 'rejected: wrong CVV, says the bank' },
  'processing-error': {
    reasonCode: 'PROCESSING_ERROR',
    meaning: 'rejected: the scheme could not process it',
  },
  'answer-lost': {
    reasonCode: undefined,
    meaning: 'captured, then the connection breaks before the answer; a repeat answers the payment',
  },
  slow: { reasonCode: undefined, meaning: 'captured at once, answered after 6 seconds' },
  'fails-first': {
    reasonCode: undefined,
    meaning: 'the first request with a key answers 503 and charges nothing; its repeat captures',
  },
} as const satisfies Record<string, { reasonCode: string | undefined; meaning: string }>

/** The digits a CVV has for this brand. */
export function cvvLength(brand: Brand): 3 | 4 {
  return brand === 'american-express' ? 4 : 3
}

/** Keeps the last four digits and lets the number go. */
export function summarise({ number, brand, outcome }: TestCard): CardSummary {
  return { brand, last4: number.slice(-4), outcome }
}

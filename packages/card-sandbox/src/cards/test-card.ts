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

/** The outcome of a payment with a test number. */
export type Outcome = keyof typeof outcomes

/** A number that the sandbox accepts. */
export type TestCard = { readonly number: string; readonly brand: Brand; readonly outcome: Outcome }

/** The only data of a card that may be stored after its number was looked up. */
export type CardSummary = { readonly brand: Brand; readonly last4: string; readonly outcome: Outcome }

/** Each outcome's meaning, and the reason code of those that reject. */
export const outcomes = {
  approved: { reasonCode: undefined, meaning: 'captured' },
  declined: { reasonCode: 'DECLINED', meaning: 'rejected: declined by the bank' },
  'insufficient-funds': { reasonCode: 'INSUFFICIENT_FUNDS', meaning: 'rejected: not enough money' },
  'lost-card': { reasonCode: 'LOST_CARD', meaning: 'rejected: reported lost' },
  'expired-card': { reasonCode: 'EXPIRED_CARD', meaning: 'rejected: expired, according to the bank' },
  'wrong-cvc': { reasonCode: 'WRONG_CVC', meaning: 'rejected: wrong CVV, according to the bank' },
  'processing-error': {
    reasonCode: 'PROCESSING_ERROR',
    meaning: 'rejected: the scheme could not process it',
  },
  'answer-lost': {
    reasonCode: undefined,
    meaning: 'captured, then the connection breaks before the response; a repeat returns the payment',
  },
  slow: { reasonCode: undefined, meaning: 'captured at once; the response takes 6 seconds' },
  'fails-first': {
    reasonCode: undefined,
    meaning: 'the first request with a key answers 503 and charges nothing; its repeat captures',
  },
} as const satisfies Record<string, { reasonCode: string | undefined; meaning: string }>

/** The number of digits of a CVV of this brand. */
export function cvvLength(brand: Brand): 3 | 4 {
  return brand === 'american-express' ? 4 : 3
}

/** Keeps the last four digits and drops the number. */
export function summarise({ number, brand, outcome }: TestCard): CardSummary {
  return { brand, last4: number.slice(-4), outcome }
}

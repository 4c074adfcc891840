import creditCardType from 'credit-card-type'

/** A brand's number format: spaces after these many digits, and the length of its CVV. */
type CardType = { readonly name: string; readonly gaps: readonly number[]; readonly cvvLength: number }

/** The grouping (P167) and the longest CVV while the brand is unknown. */
const UNKNOWN: CardType = { name: '', gaps: [4, 8, 12, 16], cvvLength: 4 }

/** The brand, once the digits leave no doubt about it. */
export function cardType(digits: string): CardType {
  const candidates = digits === '' ? [] : creditCardType(digits)
  const [only] = candidates
  if (!only || candidates.length > 1) return UNKNOWN
  // A 19 digit number needs a last gap that the library leaves out of its list.
  const gaps = only.gaps.at(-1) === 12 ? [...only.gaps, 16] : only.gaps
  return { name: only.niceType, gaps, cvvLength: only.code.size }
}

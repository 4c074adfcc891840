import creditCardType from 'credit-card-type'

/** How a brand writes its numbers: spaces after these many digits, and how long its CVV is. */
type CardType = { readonly name: string; readonly gaps: readonly number[]; readonly cvvLength: number }

/** The grouping (P167), and the longest CVV, for as long as the brand is not known. */
const UNKNOWN: CardType = { name: '', gaps: [4, 8, 12, 16], cvvLength: 4 }

/** The brand that the digits so far leave no doubt about. */
export function cardType(digits: string): CardType {
  const candidates = digits === '' ? [] : creditCardType(digits)
  const [only] = candidates
  if (!only || candidates.length > 1) return UNKNOWN
  // A 19 digit number needs a last gap that the library leaves out of its list.
  const gaps = only.gaps.at(-1) === 12 ? [...only.gaps, 16] : only.gaps
  return { name: only.niceType, gaps, cvvLength: only.code.size }
}

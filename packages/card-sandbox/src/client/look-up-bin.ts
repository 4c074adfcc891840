import { refusedCards } from '../cards/refused-cards.ts'
import type { Brand } from '../cards/test-card.ts'
import { testCards } from '../cards/test-cards.ts'

/** A product and whether it may be used, or the fault that the number's field shows (P180). */
type BinAnswer =
  | { readonly brand: Brand; readonly isAllowed: boolean }
  | { readonly fault: 'UNKNOWN_CARD_NUMBER' | 'BLOCKED_CARD_NUMBER' }

/** Looks up a number's first six or eight digits. Only the first digits of listed numbers are known. */
export function lookUpBin(bin: string): BinAnswer {
  const known = testCards.find(({ number }) => number.startsWith(bin))
  if (known) return { brand: known.brand, isAllowed: true }
  const refused = refusedCards.find(({ number }) => number.startsWith(bin))
  if (refused === undefined) return { fault: 'UNKNOWN_CARD_NUMBER' }
  const { brand, refusal } = refused
  return refusal === 'NOT_ALLOWED' ? { brand, isAllowed: false } : { fault: refusal }
}

import { PaidCard } from '@layover/contracts'
import { TypeCompiler } from '@sinclair/typebox/compiler'

export type { PaidCard } from '@layover/contracts'

const paidCard = TypeCompiler.Compile(PaidCard)

/**
 * The brand and the last four digits of a card as the provider names it; anything else beside them is left behind.
 * Undefined for what is neither a brand of ours nor exactly four digits: more digits would be a card's number (P511).
 */
export function readPaidCard(given: unknown): PaidCard | undefined {
  const { brand, last4 } = Object(given) as { brand?: unknown; last4?: unknown }
  const card = { brand, last4 }
  return paidCard.Check(card) ? card : undefined
}

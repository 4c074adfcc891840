import { checkCardExpiry } from '@layover/rules/card-expiry'
import { checkCvv } from '@layover/rules/cvv'
import { type CardSummary, cvvLength, summarise } from '../cards/test-card.ts'
import { findTestCard } from '../cards/test-cards.ts'
import type { CustomerInput } from './customer-input.ts'
import { productIdOf } from './payment-products.ts'

const valueNames = ['cardNumber', 'cardholderName', 'cvv', 'expiryDate'] as const

/**
 * Letters of any script with their combining marks. The shop's form takes Latin letters only; a provider takes all.
 */
const nameCharacters = /^(?:\p{L}\p{M}*|[0-9 \-.'’/])+$/u

/**
 * Checks decrypted values: a test number (each passes Luhn), its own product, an expiry as MMYY that is not past, a
 * CVV of the brand's length, and a name of 2 to 50 characters.
 *
 * @returns the card data that may be stored and the name, or the names of the wrong values
 */
export function checkPaymentValues(
  { values, paymentProductId }: CustomerInput,
  nowMs: number,
): { card: CardSummary; cardholderName: string } | { wrong: string[] } {
  const value = (name: (typeof valueNames)[number]) => values.get(name) ?? ''
  const testCard = findTestCard(value('cardNumber'))
  const faults: Record<string, boolean> = {
    cardNumber: testCard === undefined,
    cardholderName: !isName(value('cardholderName')),
    cvv: !checkCvv(value('cvv'), testCard && cvvLength(testCard.brand)).ok,
    expiryDate: !(/^[0-9]{4}$/.test(value('expiryDate')) && checkCardExpiry(value('expiryDate'), nowMs).ok),
    paymentProductId: testCard !== undefined && productIdOf(testCard.brand) !== paymentProductId,
    paymentValues: [...values.keys()].some((name) => !valueNames.some((known) => known === name)),
  }
  const wrong = Object.keys(faults).filter((name) => faults[name])
  if (testCard === undefined || wrong.length > 0) return { wrong }
  return { card: summarise(testCard), cardholderName: value('cardholderName').trim().normalize('NFC') }
}

function isName(text: string): boolean {
  const name = text.trim().normalize('NFC')
  const length = [...name].length
  return length >= 2 && length <= 50 && nameCharacters.test(name)
}

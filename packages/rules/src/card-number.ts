import { accept, refuse, type Verdict } from './verdict.ts'

export const CARD_NUMBER_MESSAGE = 'Please check your card number for mistakes.'
export const CARD_NUMBER_MIN_DIGITS = 12
export const CARD_NUMBER_MAX_DIGITS = 19

const digitsAlone = /^[0-9]{12,19}$/

/** The Luhn check over a string of digits, the check digit last. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 48
    const doubled = digit * 2
    sum += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/**
 * A card number as typed or pasted → its digits. Spaces and dashes between groups are dropped; anything
 * else that is no digit is a mistake. 12 to 19 digits that pass Luhn (P166).
 */
export function checkCardNumber(text: string): Verdict<string> {
  const digits = text.replace(/[\s\p{Pd}]/gu, '')
  return digitsAlone.test(digits) && passesLuhn(digits) ? accept(digits) : refuse(CARD_NUMBER_MESSAGE)
}

import { accept, refuse, type Verdict } from './verdict.ts'

export const CVV_MESSAGE = 'Please check the CVV for mistakes.'

/**
 * 3 to 4 digits and nothing else (P170).
 *
 * @param length the digits of the card's type, once the type is known: 4 for American Express, else 3
 */
export function checkCvv(text: string, length?: number): Verdict<string> {
  const cvv = text.trim()
  const hasRightLength = length === undefined || cvv.length === length
  return /^[0-9]{3,4}$/.test(cvv) && hasRightLength ? accept(cvv) : refuse(CVV_MESSAGE)
}

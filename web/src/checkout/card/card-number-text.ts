import { CARD_NUMBER_MAX_DIGITS } from '@layover/rules/card-number'
import { digitsOf } from '@layover/rules/digits'
import { cardType } from './card-type.ts'
import { caretAfterDigits, type Edited, editDigits } from './digits-edit.ts'

/** The number as the field shows it: digits alone, at most 19, in the groups of their brand. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, CARD_NUMBER_MAX_DIGITS)
  const { gaps } = cardType(digits)
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('')
}

/**
 * What the field becomes after a keystroke or a paste, with its caret. Deleting a space alone deletes the digit
 * before it, or the key would seem dead.
 */
export function editCardNumber(before: string, typed: string, caret: number): Edited {
  const isSpaceDeleted = typed.length === before.length - 1 && digitsOf(typed) === digitsOf(before)
  if (!isSpaceDeleted) return editDigits(typed, caret, formatCardNumber)
  const head = digitsOf(typed.slice(0, caret)).slice(0, -1)
  const text = formatCardNumber(head + digitsOf(typed.slice(caret)))
  return { text, caret: caretAfterDigits(text, head.length) }
}

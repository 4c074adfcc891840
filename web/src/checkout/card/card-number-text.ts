import { CARD_NUMBER_MAX_DIGITS } from '@layover/rules/card-number'
import { digitsOf } from '@layover/rules/digits'
import { cardType } from './card-type.ts'
import { caretAfterDigits, type Edited, editDigits } from './digits-edit.ts'

/** The number in the field: digits only, at most 19, grouped as its brand groups them. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, CARD_NUMBER_MAX_DIGITS)
  const { gaps } = cardType(digits)
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('')
}

/**
 * The field's text and caret after a keystroke or a paste. Deleting a space deletes the digit before it; otherwise the
 * key would seem dead.
 */
export function editCardNumber(before: string, typed: string, caret: number): Edited {
  const isSpaceDeleted = typed.length === before.length - 1 && digitsOf(typed) === digitsOf(before)
  if (!isSpaceDeleted) return editDigits(typed, caret, formatCardNumber)
  const head = digitsOf(typed.slice(0, caret)).slice(0, -1)
  const text = formatCardNumber(head + digitsOf(typed.slice(caret)))
  return { text, caret: caretAfterDigits(text, head.length) }
}

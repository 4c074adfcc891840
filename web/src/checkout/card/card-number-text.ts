import { CARD_NUMBER_MAX_DIGITS } from '@layover/rules/card-number'
import { digitsOf } from '@layover/rules/digits'
import { cardType } from './card-type.ts'

/** The number as the field shows it: digits alone, at most 19, in the groups of their brand. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, CARD_NUMBER_MAX_DIGITS)
  const { gaps } = cardType(digits)
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('')
}

/** Where the caret belongs in `formatted` when this many digits stood before it in what was typed. */
export function caretAfterDigits(formatted: string, digitCount: number): number {
  let seen = 0
  for (let place = 0; place < formatted.length; place += 1) {
    if (seen === digitCount) return place
    if (formatted[place] !== ' ') seen += 1
  }
  return formatted.length
}

/**
 * What the field becomes after a keystroke or a paste, with its caret. Deleting a space alone deletes the digit
 * before it, or the key would seem dead.
 */
export function editCardNumber(
  before: string,
  typed: string,
  caret: number,
): { text: string; caret: number } {
  const head = digitsOf(typed.slice(0, caret))
  const isSpaceDeleted = typed.length === before.length - 1 && digitsOf(typed) === digitsOf(before)
  const kept = isSpaceDeleted ? head.slice(0, -1) : head
  const text = formatCardNumber(kept + digitsOf(typed.slice(caret)))
  return { text, caret: caretAfterDigits(text, kept.length) }
}

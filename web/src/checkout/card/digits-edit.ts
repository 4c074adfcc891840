import { digitsOf } from '@layover/rules/digits'

/** The field's text and its caret after an edit. */
export type Edited = { readonly text: string; readonly caret: number }

/** The caret's position in `formatted` when this many digits stood before it in the typed text. */
export function caretAfterDigits(formatted: string, digitCount: number): number {
  let seen = 0
  for (let place = 0; place < formatted.length; place += 1) {
    if (seen === digitCount) return place
    if (digitsOf(formatted[place] ?? '') !== '') seen += 1
  }
  return formatted.length
}

/** Formats digits and leaves the caret after the same digit; at the end it stays at the end. */
export function editDigits(typed: string, caret: number, format: (text: string) => string): Edited {
  const text = format(typed)
  if (caret === typed.length) return { text, caret: text.length }
  return { text, caret: caretAfterDigits(text, digitsOf(typed.slice(0, caret)).length) }
}

import { digitsOf } from '@layover/rules/digits'

/** What a field becomes after an edit, and where its caret stands. */
export type Edited = { readonly text: string; readonly caret: number }

/** Where the caret belongs in `formatted` when this many digits stood before it in what was typed. */
export function caretAfterDigits(formatted: string, digitCount: number): number {
  let seen = 0
  for (let place = 0; place < formatted.length; place += 1) {
    if (seen === digitCount) return place
    if (digitsOf(formatted[place] ?? '') !== '') seen += 1
  }
  return formatted.length
}

/** Writes digits anew and leaves the caret behind those that it stood behind; at the end it stays at the end. */
export function editDigits(typed: string, caret: number, format: (text: string) => string): Edited {
  const text = format(typed)
  if (caret === typed.length) return { text, caret: text.length }
  return { text, caret: caretAfterDigits(text, digitsOf(typed.slice(0, caret)).length) }
}

import { digitsOf } from '@layover/rules/digits'
import { type Edited, editDigits } from './digits-edit.ts'

/** Matches the digits of long forms from autofill and paste: `12/2029`, `122029`, `2029-12`. */
const filledIn = /^(?:(0[1-9]|1[0-2])20([0-9]{2})|20([0-9]{2})(0[1-9]|1[0-2]))$/

/**
 * The expiry in the field, `MM/YY`. The slash appears after the month and is not put back while the visitor deletes. A
 * lone 2 to 9 becomes 02 to 09. An unfinished long form stays until it is complete.
 */
export function editExpiry(before: string, typed: string, caret = typed.length): Edited {
  const long = filledIn.exec(digitsOf(typed))
  if (long) return atEnd(`${long[1] ?? long[4]}/${long[2] ?? long[3]}`)
  if (isDeletion(before, typed)) return { text: typed, caret }
  // No card ends in 200x. A 0 here continues a year whose 2 was taken for a month.
  if (before === '02/' && typed === '02/0') return atEnd('20')
  if (/^[2-9]$/.test(typed) || /^[1-9]\//.test(typed)) return atEnd(formatExpiry(`0${typed}`))
  return editDigits(typed, caret, formatExpiry)
}

function formatExpiry(text: string): string {
  const digits = digitsOf(text)
  if (digits.startsWith('20')) return yearFirst(digits)
  const year = digits.slice(2, digits.startsWith('20', 2) ? 6 : 4)
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}/${year}`
}

/** `2029-12`: digits that begin with 20 are a year, since there is no month 20. */
function yearFirst(digits: string): string {
  return digits.length < 4 ? digits : `${digits.slice(0, 4)}-${digits.slice(4, 6)}`
}

const atEnd = (text: string): Edited => ({ text, caret: text.length })

/** Whether `typed` is the old text with one part cut out. */
function isDeletion(before: string, typed: string): boolean {
  const place = [...typed].findIndex((character, index) => character !== before[index])
  const rest = place === -1 ? '' : typed.slice(place)
  return typed.length < before.length && before.endsWith(rest)
}

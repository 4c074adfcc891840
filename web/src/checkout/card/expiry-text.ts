import { digitsOf } from '@layover/rules/digits'

/** Whether a text is one of the two long forms that browsers fill in: `12/2029`, `2029-12`. */
const filledIn = /^(?:(0[1-9]|1[0-2])\s*\/\s*[0-9]{2}([0-9]{2})|[0-9]{2}([0-9]{2})-(0[1-9]|1[0-2]))$/

/**
 * The expiry as the field shows it, `MM/YY`. The slash comes by itself after the month, is not put back while
 * someone deletes it, and a lone 2 to 9 becomes 02 to 09.
 */
export function editExpiry(before: string, typed: string): string {
  const long = filledIn.exec(typed.trim())
  if (long) return `${long[1] ?? long[4]}/${long[2] ?? long[3]}`
  const isDeleting = before.startsWith(typed)
  if (isDeleting) return typed
  const padded = /^[2-9]$/.test(typed) || /^[1-9]\//.test(typed) ? `0${typed}` : typed
  const digits = digitsOf(padded).slice(0, 4)
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`
}

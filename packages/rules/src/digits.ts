/** Numeric-only inputs strip every character that is no digit (P83). */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/[^0-9]/g, '')
}

/** The digits of Arabic, Persian and full-width keyboards as ASCII ones, each in its place. */
export function asciiDigits(text: string): string {
  // In all three alphabets the last four bits are the digit.
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
    String(digit.charCodeAt(0) & 15),
  )
}

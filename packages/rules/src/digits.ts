/** Numeric-only inputs strip every character that is no ASCII digit (P83). */
export function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '')
}

/** Numeric-only inputs strip every character that is no ASCII digit (spec §5). */
export function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '')
}

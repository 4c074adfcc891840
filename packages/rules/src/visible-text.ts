/**
 * A letter, mark, digit, punctuation or symbol, but none that a screen may leave out. Spaces, control characters and
 * marks of writing direction alone are no text (P401). The contract's forms have the same pattern.
 */
export const VISIBLE_CHARACTER_PATTERN = '(?!\\p{DI})[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}]'

const visibleCharacter = new RegExp(VISIBLE_CHARACTER_PATTERN, 'gu')

/** The number of characters that a reader sees. */
export function countVisible(text: string): number {
  return text.match(visibleCharacter)?.length ?? 0
}

/** How long a searched word can be: the server takes no longer one. */
export const WORD_LENGTH = 100

/**
 * What somebody typed, pasted or put into an address, as a word that can be asked for: without control characters,
 * which no server takes, or those that would turn the direction of the text after them, trimmed, cut to its length, and not in the middle of an emoji.
 */
export function searchWord(text: string): string {
  return text
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .slice(0, WORD_LENGTH)
    .replace(/\p{Surrogate}/gu, '')
}

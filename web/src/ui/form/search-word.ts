/** The longest searched word that the server accepts. */
export const WORD_LENGTH = 100

/**
 * Cleans a typed or pasted word for a search: without control characters, which no server accepts, and without those
 * that reverse the direction of text; trimmed, and cut to its length without splitting an emoji.
 */
export function searchWord(text: string): string {
  return text
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .slice(0, WORD_LENGTH)
    .replace(/\p{Surrogate}/gu, '')
}

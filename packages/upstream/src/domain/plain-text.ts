/**
 * Characters that control a screen or a mail: control characters, halves of surrogate pairs, and marks of writing
 * direction.
 */
const STEERING = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g

/** Cleans text of one line: control characters and line breaks become spaces, and repeated spaces become one. */
export function plainLine(text: string): string {
  return text.replace(LINE_END, ' ').replace(STEERING, ' ').replace(/\s+/g, ' ').trim()
}

/**
 * Cleans text of several lines: line ends and tabs stay, other control characters are removed. Nothing is escaped
 * here.
 */
export function plainText(text: string): string {
  return text
    .replace(LINE_END, '\n')
    .replace(STEERING, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim()
}

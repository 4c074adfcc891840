/** Signs that steer a screen or a mail instead of being read: controls, halves of pairs, and what turns the writing round. */
const STEERING = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g

/** What was typed as one line: whatever steers or breaks it becomes a space, and spaces are never doubled. */
export function plainLine(text: string): string {
  return text.replace(LINE_END, ' ').replace(STEERING, ' ').replace(/\s+/g, ' ').trim()
}

/** What was typed as text: lines and tabs stay, everything else that steers is dropped. Nothing is escaped here. */
export function plainText(text: string): string {
  return text
    .replace(LINE_END, '\n')
    .replace(STEERING, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim()
}

/**
 * The UTF-8 bytes of a text, one character per byte. The card provider's SDK encrypts only the low byte of each
 * character, so any text beyond Latin-1 needs this form.
 */
export function utf8Bytes(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
}

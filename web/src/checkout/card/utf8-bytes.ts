/**
 * A text as its UTF-8 bytes, one character per byte. The card provider's SDK encrypts the low byte of each character
 * and nothing more, so anything beyond Latin-1 has to reach it in this form to arrive whole.
 */
export function utf8Bytes(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
}

/**
 * Parses an address. `URL` leaves tabs and line breaks out, so a password with one would be another: such an address is none.
 * At its ends they are no part of it.
 */
export function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) && !/[\t\n\r]/.test(text.trim()) ? new URL(text) : undefined
}

/** As it is compared and stored: people write it small, with spaces, with and without hyphens. */
export function bareMembershipNumber(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '').toUpperCase()
}

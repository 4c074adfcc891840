/** Normalises a membership number for comparison and storage: no spaces, no hyphens, capitals. */
export function bareMembershipNumber(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '').toUpperCase()
}

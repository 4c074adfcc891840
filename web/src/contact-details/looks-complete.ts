/** An email looks complete once it has a dot after its @, so that no error appears while the visitor types (P81). */
export function looksLikeEmail(text: string): boolean {
  const at = text.indexOf('@')
  return at > 0 && text.indexOf('.', at) > at + 1
}

/** A number with fewer digits is still being typed. */
export function looksLikeMobile(digits: string): boolean {
  return digits.length >= 5
}

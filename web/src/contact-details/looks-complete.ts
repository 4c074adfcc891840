/** An address looks complete once it has a dot behind its @, so that nobody is corrected while typing (P81). */
export function looksLikeEmail(text: string): boolean {
  const at = text.indexOf('@')
  return at > 0 && text.indexOf('.', at) > at + 1
}

/** Fewer digits are a number that somebody is still typing. */
export function looksLikeMobile(digits: string): boolean {
  return digits.length >= 5
}

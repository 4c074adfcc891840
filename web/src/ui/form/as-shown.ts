/**
 * A name, an email or a code as the visitor sees it. What is pasted may bring characters that no screen shows, and
 * spaces, hyphens and apostrophes that differ from those of a keyboard in nothing that can be seen: nobody could mend
 * them (P610).
 */
export function asShown(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u2018\u02bb\u02bc]/g, "'")
}

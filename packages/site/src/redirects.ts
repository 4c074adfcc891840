import {
  AIRPORT,
  DELETION,
  DELETION_ENTRY,
  FAST_TRACK,
  HELP,
  HELP_ENTRY,
  MEMBERSHIP_CART,
  MEMBERSHIP_ENTRY,
  PRODUCTS,
  PRODUCTS_ENTRY,
} from './addresses.ts'

const FIRST_PAGES = new Map<string, string>([
  [PRODUCTS_ENTRY, PRODUCTS],
  [HELP_ENTRY, HELP],
  [DELETION_ENTRY, DELETION],
  [MEMBERSHIP_ENTRY, MEMBERSHIP_CART],
])

/** The text before the first name in a pattern: `/airport/`. */
function fixedPart(pattern: string): string {
  return pattern.slice(0, pattern.indexOf(':'))
}

/** An airport's code in an address, with what stands before and after it. */
const WITH_AIRPORT = new RegExp(
  `^((?:${fixedPart(AIRPORT)}|${fixedPart(FAST_TRACK)})[^/]+/)([A-Za-z0-9]{3,4})(|/.+)$`,
)

/**
 * The address that another one redirects to: a first page, or the airport's code in capitals, since visitors type it in
 * small letters (P27). Undefined if the address does not redirect. Other codes are their provider's and case-sensitive.
 *
 * @param path without a slash at its end
 */
export function movedTo(path: string): string | undefined {
  const firstPage = FIRST_PAGES.get(path)
  if (firstPage) return firstPage
  const [, before, code = '', after] = WITH_AIRPORT.exec(path) ?? []
  return /[a-z]/.test(code) ? `${before}${code.toUpperCase()}${after}` : undefined
}

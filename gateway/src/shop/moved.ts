/** Addresses that only lead on (P9, P15, P18, P22). */
const LEADING_ON = new Set(['/products', '/help-topics', '/delete-account', '/membership-purchase'])

/** The airport's code in an address, with what stands before and after it. */
const WITH_AIRPORT = /^(\/airport\/[^/]+\/|\/fast-track\/[^/]+\/)([A-Za-z0-9]{3,4})(|\/.+)$/

/**
 * Where a page stands that was asked for under another address: at its first page, or under the airport's code as airports
 * write it, which people type in small letters. Undefined where the address is its own. Other codes are their provider's,
 * and case may matter in them.
 *
 * @param path without a slash at its end
 */
export function movedTo(path: string): string | undefined {
  if (LEADING_ON.has(path)) return `${path}/index`
  const [, before, code = '', after] = WITH_AIRPORT.exec(path) ?? []
  return /[a-z]/.test(code) ? `${before}${code.toUpperCase()}${after}` : undefined
}

import type { Declines } from '../store/repositories/declines.ts'

/** The most declined payments in an hour (P384). */
export interface DeclineBounds {
  readonly visitor: number
  readonly network: number
  readonly email: number
}

/**
 * Whether another card may be tried after these. A network may miss once more for each payment of its own that was
 * captured. A network that has not missed with an email address may use it, so that strangers elsewhere lock nobody out.
 */
export function isWithinDeclines(
  found: Declines,
  bounds: DeclineBounds,
  { hasNetwork }: { readonly hasNetwork: boolean },
): boolean {
  if (found.ofVisitor >= bounds.visitor) return false
  if (found.ofNetwork >= bounds.network + found.capturedInNetwork) return false
  return found.ofEmail < bounds.email || (hasNetwork && found.ofEmailInNetwork === 0)
}

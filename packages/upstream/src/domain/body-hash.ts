import { canonicalPairs } from '@layover/contracts'
import { type SigningKeys, signatures } from './signatures.ts'

/**
 * The same digests for the same content in any order of fields, so that repeated requests are recognised. Without the
 * keys nobody can try guesses against them.
 */
export function bodyHashes(signingKeys: SigningKeys, body: unknown) {
  return signatures(signingKeys, 'body', JSON.stringify(canonicalPairs(body)))
}

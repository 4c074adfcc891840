import { canonicalPairs } from '@layover/contracts'
import { sign } from './signatures.ts'

/**
 * The same digest for the same content in any order of fields, so that repeated requests are recognised. Without the
 * key nobody can try guesses against it.
 */
export function bodyHash(signingKey: string, body: unknown): string {
  return sign(signingKey, 'body', JSON.stringify(canonicalPairs(body)))
}

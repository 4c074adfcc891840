import { createHash } from 'node:crypto'
import { canonicalPairs } from '@layover/contracts'

/** Returns the same digest for the same content in any order of fields, so that repeated requests are recognised. */
export function bodyHash(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonicalPairs(body)))
    .digest('hex')
}

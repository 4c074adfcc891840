import { createHash } from 'node:crypto'
import { canonicalPairs } from '@layover/contracts'

/** The same digest for the same content, whatever order its fields came in: tells a repeated request from another. */
export function bodyHash(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonicalPairs(body)))
    .digest('hex')
}

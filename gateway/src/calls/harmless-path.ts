import type { Violation } from '@layover/contracts'

const LAST_PART = /(?:\.([\w$]+)|\[\d+\]|\["(?:[^"\\]|\\.)*"?\]?)$/

/** What a field may be called that the contract does not know, and still be named: a word, no number, no address. */
const PLAIN_NAME = /^[A-Za-z_]{1,32}$/

/** Where a violation stands. A field that nobody declared may be called anything, somebody's address included. */
export function harmlessPath({ path, expected }: Violation): string {
  if (expected !== 'no such field') return path
  return path.replace(LAST_PART, (part, name: string | undefined) =>
    name !== undefined && PLAIN_NAME.test(name) ? part : '.*',
  )
}

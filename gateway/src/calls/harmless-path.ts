import { UNDECLARED, type Violation } from '@layover/contracts'

const LAST_PART = /(?:\.([\w$]+)|\[\d+\]|\["(?:[^"\\]|\\.)*"?\]?)$/

/** An undeclared field may be named in the log when its name is a plain word: no number and no address. */
const PLAIN_NAME = /^[A-Za-z_]{1,32}$/

/** The path of a violation for the log. The name of an undeclared field may be anything, even somebody's address. */
export function harmlessPath({ path, expected }: Violation): string {
  if (expected !== UNDECLARED) return path
  return path.replace(LAST_PART, (part, name: string | undefined) =>
    name !== undefined && PLAIN_NAME.test(name) ? part : '.*',
  )
}

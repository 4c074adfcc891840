import pLimit from 'p-limit'

/** A check takes a processor for some tenths of a second, so most of them stay free for everybody else. */
const AT_ONCE = 2

/** As many checks as end before the gateway gives up. */
const MOST_WAITING = 20

const limit = pLimit(AT_ONCE)

/** Checks a password when it is its turn. @returns undefined, without a check, while too many wait */
export async function checkInTurn(check: () => Promise<boolean>): Promise<boolean | undefined> {
  if (limit.pendingCount >= MOST_WAITING) return undefined
  return await limit(check)
}

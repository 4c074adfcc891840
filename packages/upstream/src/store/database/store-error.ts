/** The database cannot be used. The message is one line for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** The error number of PGlite's WebAssembly for a full disk. */
const NO_SPACE = 51

/** The reason why a database cannot be opened, in one line; PGlite also throws values that are no Error. */
export function reasonOf(error: unknown): string {
  const { code, errno } = Object(error) as { code?: unknown; errno?: unknown }
  if (code === 'ENOSPC' || errno === NO_SPACE) return 'no space left on the disk'
  if (error instanceof Error) return error.message.split('\n')[0] ?? error.name
  return typeof errno === 'number' ? `error ${errno} of its file system` : String(error)
}

/** PostgreSQL's code for a write where only reads are allowed. */
export const READ_ONLY = '25006'

/**
 * Codes for a database that cannot do its work now, by PostgreSQL and by the connection to it: no connection, no room, ended by
 * an operator, a fault of its disk.
 */
const UNUSABLE = /^(?:(?:08|53|57|58)[0-9A-Z]{3}|ECONNREFUSED|ECONNRESET|ETIMEDOUT)$/

/** The driver's own words have no code. */
const BROKEN = /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect)/

/** What to throw on for an error of a query: one line for the operator where the database is to blame, else the error itself. */
export function storeErrorOf(error: unknown): unknown {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  const isUnusable = code === READ_ONLY || UNUSABLE.test(String(code)) || BROKEN.test(String(message))
  return isUnusable ? new StoreError(`the database cannot be used: ${reasonOf(error)}`) : error
}

/** PostgreSQL's codes for a row that another transaction wrote first: a unique value, and a row that it does not let see. */
const CONFLICTS = new Set<unknown>(['23505', '40001'])

/** The number of rows that a statement wrote: none where another transaction was first. */
export async function rowsUnlessConflict(written: Promise<bigint | undefined>): Promise<number> {
  try {
    return Number(await written)
  } catch (error) {
    if (CONFLICTS.has((Object(error) as { code?: unknown }).code)) return 0
    throw error
  }
}

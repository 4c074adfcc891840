/** The database cannot be used as it is. The message is one line that an operator can act on. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** What the WebAssembly inside PGlite calls a disk without space. */
const NO_SPACE = 51

/** Why a database cannot be opened, in one line; PGlite also throws what is no Error. */
export function reasonOf(error: unknown): string {
  const { code, errno } = Object(error) as { code?: unknown; errno?: unknown }
  if (code === 'ENOSPC' || errno === NO_SPACE) return 'no space left on the disk'
  if (error instanceof Error) return error.message.split('\n')[0] ?? error.name
  return typeof errno === 'number' ? `error ${errno} of its file system` : String(error)
}

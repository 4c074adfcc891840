import type { Source } from '@layover/server-kit/environment/secret-files'

/** What a command takes from its process besides its words. */
export interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly env: Source
  readonly now: () => Date
}

/** The terminal of this process, whose files are for its own user. */
export function processTerminal(): Terminal {
  process.umask(0o077)
  // A reader such as `head` may leave before the end; the work goes on, and the database is closed.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  return {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    env: process.env,
    now: () => new Date(),
  }
}

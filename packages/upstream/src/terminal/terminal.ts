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
  // Nobody can be told of it.
  process.stderr.on('error', () => undefined)
  // A reader such as `head` may leave before the end; the work goes on, and the database is closed.
  process.stdout.on('error', () => undefined).once('error', failAtEnd)
  return {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    env: process.env,
    now: () => new Date(),
  }
}

/** Ends with 1 once the work is done: `erase --journal > FILE` on a full disk must not end as if the file were whole. */
function failAtEnd({ code }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') return
  process.stderr.write(`the output cannot be written (${code})\n`)
  process.once('exit', () => {
    process.exitCode = 1
  })
}

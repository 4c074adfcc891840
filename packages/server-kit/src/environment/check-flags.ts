import { parseArgs } from 'node:util'

/** What a server is asked for by its command line. */
export interface CheckFlags {
  /** To check its settings, and not to start. */
  readonly check: boolean
  /** To try the other server too that it depends on. */
  readonly tries: boolean
}

/**
 * Reads `--check`, and `--{trial}` beside it. An unknown flag must not start a server.
 *
 * @returns the flags, or the fault in one line
 */
export function readCheckFlags(words: readonly string[], trial: string): CheckFlags | { fault: string } {
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values } = parseArgs({ args: [...words], options: { check: flag, [trial]: flag } })
    const flags = { check: values.check === true, tries: values[trial] === true }
    return flags.tries && !flags.check ? { fault: `--${trial} goes with --check` } : flags
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

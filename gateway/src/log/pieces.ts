/** Some sixty lines: a system call for each one costs as much as all that is checked of a request. */
export const PIECE_CHARACTERS = 16_000

/** How long a line may wait for others. */
export const LONGEST_WAIT_MS = 100

const BEYOND_ASCII = /[^\0-\x7f]/

export interface Pieces {
  readonly write: (line: string) => void
  /** The same for a line that is known to be ASCII, which need not be looked at. */
  readonly writeAscii: (line: string) => void
  /** Hands over what still waits. */
  readonly handOver: () => void
}

/**
 * Collects lines and hands them over as bytes, several at once. Bytes are made here: whoever takes a text looks at each
 * character of it once more, and nearly always there is nothing to see.
 */
export function createPieces(write: (bytes: Buffer) => void): Pieces {
  let pending = ''
  let isAscii = true
  let timer: NodeJS.Timeout | undefined

  function handOver() {
    clearTimeout(timer)
    timer = undefined
    if (pending !== '') write(Buffer.from(pending, isAscii ? 'latin1' : 'utf8'))
    pending = ''
    isAscii = true
  }
  function writeAscii(line: string) {
    pending += line
    if (pending.length >= PIECE_CHARACTERS) handOver()
    else timer ??= setTimeout(handOver, LONGEST_WAIT_MS).unref()
  }
  return {
    writeAscii,
    handOver,
    write(line) {
      if (BEYOND_ASCII.test(line)) isAscii = false
      writeAscii(line)
    },
  }
}

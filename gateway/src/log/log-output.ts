import sonicBoom from 'sonic-boom'

declare module 'sonic-boom' {
  interface SonicBoom {
    /** The content mode `buffer` takes bytes. */
    write(bytes: Buffer): boolean
  }
}

/** Some sixty lines: a system call for each one costs as much as all checks of a request. */
export const BATCH_BYTES = 16_000

/** Linux writes up to 4096 bytes to a pipe as one, so that lines of several processes are never mixed. */
export const SHARED_BATCH_BYTES = 4_096

/** How long a line may wait for others. */
export const LONGEST_WAIT_MS = 100

/** Some ten thousand lines for a reader that has stopped. Lines beyond them are lost. */
const MAX_WAITING_BYTES = 200 * BATCH_BYTES

/** The number of retries for a slow reader at the end of the process, a tenth of a second apart. */
const TRIES_AT_END = 2

export interface LogOutput {
  readonly write: (line: string) => void
  /** Writes all waiting lines at the end of the process. From now on `write` returns after its line is written. */
  readonly end: () => void
}

/**
 * Writes batches of lines to an open file beside the event loop. A full disk or a closed pipe loses lines and has no other
 * effect: no log is worth an order.
 *
 * @param fd standard output may be a file, a pipe or a terminal
 * @param isShared whether other processes write to it too
 */
export function createLogOutput(fd: number, isShared = false): LogOutput {
  let isEnding = false
  let triesAtEnd = 0
  const file = new sonicBoom.SonicBoom({
    fd,
    contentMode: 'buffer',
    ...(isShared
      ? { minLength: SHARED_BATCH_BYTES - 1, maxWrite: SHARED_BATCH_BYTES }
      : { minLength: BATCH_BYTES }),
    maxLength: MAX_WAITING_BYTES,
    periodicFlush: LONGEST_WAIT_MS,
    retryEAGAIN: () => !isEnding || triesAtEnd++ < TRIES_AT_END,
  })
  file.on('error', () => undefined)

  function writeNow() {
    try {
      file.flushSync()
    } catch {
      // A full disk has no space for a line about itself.
    }
  }
  return {
    write(line) {
      file.write(Buffer.from(line))
      if (isEnding) writeNow()
    },
    end() {
      isEnding = true
      writeNow()
    },
  }
}

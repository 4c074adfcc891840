import { write, writeSync } from 'node:fs'

/** A reader that is slow for a moment is asked again; at the end of the process not for ever. */
const BUSY_WAIT_MS = 10
const BUSY_TRIES_AT_END = 20
/** Some ten thousand lines for a reader that has stopped; what comes beyond them is lost. */
const MOST_PIECES_WAITING = 200

export interface FileWriter {
  readonly write: (bytes: Buffer) => void
  /** From now on a piece is written before `write` returns, beginning with what still waits: the process ends. */
  readonly end: () => void
}

/**
 * Writes to an open file beside the event loop, one piece after the other. A file that takes nothing (a full disk, a reader
 * that is gone) loses lines and nothing else: no log is worth an order.
 *
 * @param fd where to; standard output may be a file, a pipe or a terminal
 */
export function createFileWriter(fd: number): FileWriter {
  let waiting: Buffer[] = []
  let running: Buffer | undefined
  let isEnding = false

  function next() {
    if (running !== undefined || waiting.length === 0) return
    running = waiting.length === 1 ? waiting[0] : Buffer.concat(waiting)
    waiting = []
    put()
  }
  function put() {
    if (running === undefined) return
    write(fd, running, 0, running.length, null, (error, written) => {
      if (isBusy(error)) return void setTimeout(put, BUSY_WAIT_MS).unref()
      running = error || written >= (running?.length ?? 0) ? undefined : running?.subarray(written)
      if (running === undefined) next()
      else put()
    })
  }
  return {
    write(bytes) {
      if (isEnding) return writeAll(fd, bytes)
      if (waiting.length < MOST_PIECES_WAITING) waiting.push(bytes)
      next()
    },
    end() {
      isEnding = true
      // A piece on its way cannot be waited for here, and is on its way.
      writeAll(fd, Buffer.concat(waiting))
      waiting = []
    },
  }
}

function writeAll(fd: number, bytes: Buffer): void {
  let from = 0
  for (let tries = 0; from < bytes.length && tries < BUSY_TRIES_AT_END; ) {
    try {
      from += writeSync(fd, bytes, from)
    } catch (error) {
      if (!isBusy(error as NodeJS.ErrnoException)) return
      tries += 1
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_WAIT_MS)
    }
  }
}

function isBusy(error: NodeJS.ErrnoException | null): boolean {
  return error?.code === 'EAGAIN' || error?.code === 'EBUSY'
}

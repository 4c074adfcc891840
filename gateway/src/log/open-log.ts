import pino, { type DestinationStream } from 'pino'
import { createCallLines, type WriteCallLine } from './call-lines.ts'
import { type LoggerOptions, loggerOptions } from './logger-options.ts'

/** Some sixty lines: a system call for each one costs as much as all that is checked of a request. */
const PIECE_CHARACTERS = 16_000

/** How long a line may wait for others. The end of the process waits for none; being killed may lose this much. */
const LONGEST_WAIT_MS = 100

/** Standard output, written beside the event loop in pieces of several lines. */
function openOutput(): DestinationStream {
  // Collecting is done here, since the destination measures all that it has collected at each line.
  const output = pino.destination({ dest: 1, sync: false, minLength: PIECE_CHARACTERS })
  let pending = ''
  let timer: NodeJS.Timeout | undefined

  function handOver() {
    clearTimeout(timer)
    timer = undefined
    output.write(pending)
    pending = ''
  }
  function handOverAll() {
    handOver()
    output.flush()
  }
  process.once('exit', () => {
    handOver()
    output.flushSync()
  })
  return {
    write(line) {
      pending += line
      if (pending.length >= PIECE_CHARACTERS) handOver()
      else timer ??= setTimeout(handOverAll, LONGEST_WAIT_MS).unref()
    },
  }
}

/** Both go to standard output. */
interface Log {
  readonly logger: LoggerOptions | false
  readonly writeCallLine: WriteCallLine
}

export function openLog(level: string): Log {
  if (level === 'silent') return { logger: false, writeCallLine: () => undefined }
  const output = openOutput()
  return { logger: loggerOptions(level, output), writeCallLine: createCallLines(level, output) }
}
